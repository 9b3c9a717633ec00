/** The lid of Marne. */
import type { Covers } from '$web/shelf';
import Cover from './Cover.svelte';

const covers: Covers = { marne: Cover };
export default covers;
