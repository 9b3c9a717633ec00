/** The games on the shelf, as the binary lists them: no test keeps a list of its own. */
import { spawnSync } from 'node:child_process';
import { binary } from './house.ts';

const listed = spawnSync(binary(), ['games', '--json'], { encoding: 'utf8' });
if (listed.status !== 0) throw new Error(listed.stderr);

/** The games in the order of the shelf, each with the names of its bots, the simplest first. */
export const GAMES = JSON.parse(listed.stdout) as readonly { id: string; name: string; bots: string[] }[];
