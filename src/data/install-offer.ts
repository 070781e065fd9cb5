import { sharedValue, useShared } from './shared-value.ts';

interface InstallOffer {
  prompt(): Promise<unknown>;
}

const offer = sharedValue<InstallOffer | null>(null);

const isOffer = (event: object): event is InstallOffer => 'prompt' in event;

/** Keeps the browser's offer for the site's own button; browsers then show no invitation. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event: Event) => {
    event.preventDefault();
    if (isOffer(event)) offer.set(event);
  });
  addEventListener('appinstalled', () => offer.set(null));
}

/** Browsers make a new offer after a refusal. */
function install(): void {
  offer
    .get()
    ?.prompt()
    .catch(() => null);
  offer.set(null);
}

export const useInstall = (): (() => void) | null => (useShared(offer) ? install : null);

/** Only browsers of iOS have `standalone`: there the menu installs the site. */
export const canInstallByHand = (): boolean => Reflect.get(navigator, 'standalone') === false;
