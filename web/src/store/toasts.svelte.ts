/** Short notes at the edge of the page. */
export interface Toast {
  n: number;
  text: string;
  tone: 'plain' | 'bad' | 'good';
  link?: { text: string; run: () => void } | undefined;
}

let counter = 0;
const state = $state<{ toasts: Toast[] }>({ toasts: [] });

export const toasts = (): readonly Toast[] => state.toasts;

export function dismiss(n: number): void {
  state.toasts = state.toasts.filter((toast) => toast.n !== n);
}

/** Shows a note for a while; a note with a link stays longer. Returns its number. */
export function toast(text: string, tone: Toast['tone'] = 'plain', link?: Toast['link']): number {
  const shown = state.toasts.find((other) => other.text === text);
  if (shown) return shown.n;
  const n = ++counter;
  state.toasts = [...state.toasts.slice(-2), { n, text, tone, link }];
  setTimeout(() => dismiss(n), link ? 12_000 : 6_000);
  return n;
}
