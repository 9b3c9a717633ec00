/** The beginning: styles, theme, router, page. */
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { follow } from './router.svelte';
import { applyTheme } from './store/preferences.svelte';

applyTheme();
follow();
const target = document.getElementById('app');
/** The page waits for its font: a font that comes later would move everything. */
const font = document.fonts.load('16px Overpass').catch(() => undefined);
const patience = new Promise((resolve) => setTimeout(resolve, 1000));
void Promise.race([font, patience]).then(() => target && mount(App, { target }));
