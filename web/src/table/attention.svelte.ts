/** Tells players who look elsewhere that it is their turn: title, icon, a soft horn. */
import { t } from '$web/i18n/language.svelte';
import { play } from '$web/kit/sound';

/** Follows whether it is the player's turn, as long as the calling component lives. */
export function announce(mine: () => boolean, title: () => string): void {
  let before = false;
  $effect(() => {
    const now = mine();
    document.title = now ? `● ${t('your-turn')} • ${title()}` : title();
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.setAttribute('href', now ? '/icon-turn.svg' : '/icon.svg');
    if (now && !before) play('turn');
    before = now;
  });
  $effect(() => () => {
    document.querySelector('link[rel="icon"]')?.setAttribute('href', '/icon.svg');
  });
}
