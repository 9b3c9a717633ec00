/** Values that this browser remembers between visits. Private windows may refuse to store them. */
const PREFIX = 'maraude-';

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // The choice then lasts until the page is closed.
  }
}
