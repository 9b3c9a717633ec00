/** The lid of Boomville. */
import type { Covers } from '$web/shelf';
import Cover from './Cover.svelte';

const covers: Covers = { boomville: Cover };
export default covers;
