/** The beginning: styles, theme, router, page. */
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { follow } from './router.svelte';
import { applyTheme } from './store/taste.svelte';

applyTheme();
follow();
const target = document.getElementById('app');
/** The first words appear in their own letters: a face that comes later would move everything. */
const face = document.fonts.load('16px Overpass').catch(() => undefined);
const patience = new Promise((resolve) => setTimeout(resolve, 1000));
void Promise.race([face, patience]).then(() => target && mount(App, { target }));
