/** Values that this browser remembers between visits. Private windows may refuse to store them. */
const PREFIX = 'maraude-';

export function kept(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Remembers a value; `null` forgets it. */
export function keep(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // The choice then lasts until the page is closed.
  }
}
