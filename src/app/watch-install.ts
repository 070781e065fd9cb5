import { whenIdle } from '#data/when-idle.ts';

/** Loads the invitation to install the site, which waits for its moment; or for another visit. */
const invite = (offer: Event | null) =>
  import('#features/install/invite.tsx').then((install) => install.invite(offer)).catch(() => null);

/**
 * Takes the browser's own offer to install the site, for the visitor to be asked at a better moment.
 * Browsers of iOS make none: the visitor is shown the way.
 */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    void invite(event);
  });
  // Only they have it; true once installed.
  if (Reflect.get(navigator, 'standalone') === false) whenIdle(() => void invite(null));
}
