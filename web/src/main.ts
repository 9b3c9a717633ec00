/** The beginning: styles, theme, router, page. */
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { follow } from './router.svelte';
import { dress } from './store/taste.svelte';

dress();
follow();
const target = document.getElementById('app');
if (target) mount(App, { target });
