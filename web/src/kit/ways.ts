/** The legal ways of a drive: turns the tree of steps that the server sends into lists for a board. */

export interface WayStep {
  parent: number | null;
  cell: number;
  end: boolean;
  marks?: number;
}
export interface WayTree {
  steps: readonly WayStep[];
}

/** One way: its cells, and the marks of each step. */
export interface Way {
  cells: number[];
  marks: number[];
}

/** Every way of a tree, in its order. */
export function waysOf(tree: WayTree | null | undefined): Way[] {
  const steps = tree?.steps ?? [];
  return steps.flatMap((step) => {
    if (!step.end) return [];
    const way: Way = { cells: [], marks: [] };
    for (let at: WayStep | undefined = step; at; at = at.parent === null ? undefined : steps[at.parent]) {
      way.cells.unshift(at.cell);
      way.marks.unshift(at.marks ?? 0);
    }
    return [way];
  });
}

/** The marks of a whole way together. */
export const marksOf = (way: Way): number => way.marks.reduce((all, marks) => all | marks, 0);

/** Ways by the cell where they end; the least costly of each cell first. */
export function byEnd(ways: readonly Way[], cost: (way: Way) => number): Map<number, Way[]> {
  const ends = new Map<number, Way[]>();
  for (const way of ways) {
    const end = way.cells.at(-1) ?? 0;
    ends.set(end, [...(ends.get(end) ?? []), way]);
  }
  for (const list of ends.values()) list.sort((a, b) => cost(a) - cost(b));
  return ends;
}

/** Leaves out ways with the same effects as an earlier one. */
export function distinct(ways: readonly Way[]): Way[] {
  const seen = new Set<string>();
  return ways.filter((way) => {
    const key = [...way.marks]
      .filter(Boolean)
      .sort((a, b) => a - b)
      .join();
    return !seen.has(key) && seen.add(key);
  });
}

/** A shortest way along a map, without regard to what is allowed; `[]`: no street leads there. */
export function shortest(from: number, to: number, next: (cell: number) => readonly number[]): number[] {
  const before = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (const cell of queue) {
    if (cell === to) break;
    for (const other of next(cell))
      if (!before.has(other)) {
        before.set(other, cell);
        queue.push(other);
      }
  }
  const way: number[] = [];
  for (let at = to; at !== from;) {
    const last = before.get(at);
    if (last === undefined) return [];
    way.unshift(at);
    at = last;
  }
  return way;
}
