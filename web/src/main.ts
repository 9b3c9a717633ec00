/** The entry point: styles, theme, router, page. */
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { follow } from './router.svelte';
import { applyTheme } from './store/preferences.svelte';

applyTheme();
follow();
const target = document.getElementById('app');
/** The page waits up to a second for its font: a font that loads later would move everything. */
const font = document.fonts.load('16px Overpass').catch(() => undefined);
const timeout = new Promise((resolve) => setTimeout(resolve, 1000));
void Promise.race([font, timeout]).then(() => target && mount(App, { target }));
