/** The page that is shown, from the path. Links are plain `<a href>`; the router handles clicks on them. */

export type Page =
  | { name: 'home' }
  | { name: 'table'; table: string }
  | { name: 'replay'; table: string }
  | { name: 'learn'; game: string }
  | { name: 'rules'; game: string }
  | { name: 'lost' };

/** The words of a path; `null`: it is not properly encoded. */
function wordsOf(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** The page at a path. */
export function pageAt(path: string): Page {
  const words = wordsOf(path);
  if (!words) return { name: 'lost' };
  const [first, second, ...rest] = words;
  if (first === undefined) return { name: 'home' };
  if (second === undefined || rest.length > 0) return { name: 'lost' };
  switch (first) {
    case 't':
      return { name: 'table', table: second };
    case 'replay':
      return { name: 'replay', table: second };
    case 'learn':
      return { name: 'learn', game: second };
    case 'rules':
      return { name: 'rules', game: second };
    default:
      return { name: 'lost' };
  }
}

const place = $state({ path: '/', hash: '' });

export const page = (): Page => pageAt(place.path);
export const hash = (): string => place.hash;

function look(): void {
  place.path = location.pathname;
  place.hash = location.hash.slice(1);
}

/** Goes to another page of the site. */
export function go(href: string, how: 'push' | 'replace' = 'push'): void {
  const before = location.pathname;
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', href);
  look();
  if (location.pathname !== before) scrollTo(0, 0);
}

function takeOver(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Starts to follow the address bar. */
export function follow(): void {
  look();
  addEventListener('popstate', look);
  addEventListener('hashchange', look);
  document.addEventListener('click', takeOver);
}
