/** The lids of Taxifolie: two editions, two boxes. */
import type { Covers } from '$web/shelf';
import First from './CoverFirst.svelte';
import Second from './CoverSecond.svelte';

const covers: Covers = { 'taxifolie-first': First, 'taxifolie-second': Second };
export default covers;
