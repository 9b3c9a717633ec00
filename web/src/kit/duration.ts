/** A duration as the arguments of a text: minutes, and seconds to the tenth. */
export function duration(ms: number): { minutes: number; seconds: number } {
  const tenths = Math.round(ms / 100);
  return { minutes: Math.floor(tenths / 600), seconds: (tenths % 600) / 10 };
}
