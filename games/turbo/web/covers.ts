/** The lid of Turbo. */
import type { Covers } from '$web/shelf';
import Cover from './Cover.svelte';

const covers: Covers = { turbo: Cover };
export default covers;
