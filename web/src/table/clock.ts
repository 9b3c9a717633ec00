/** Clocks, as people read them. */
const two = (n: number): string => String(n).padStart(2, '0');

function text(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The time left on a clock, as people read it. */
export const clockText = (ms: number): string => text(Math.ceil(ms / 1000));

/** The time that has passed, as people read it. */
export const elapsedText = (ms: number): string => text(Math.floor(ms / 1000));
