import { createSharedState, useSharedState } from './shared-state.ts';

interface InstallOffer {
  prompt(): Promise<unknown>;
}

const offer = createSharedState<InstallOffer | null>(null);

const isOffer = (event: object): event is InstallOffer => 'prompt' in event;

/** Keeps the browser's event for installing the site, so that the site's own button can show the prompt. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event: Event) => {
    event.preventDefault();
    if (isOffer(event)) offer.set(event);
  });
  addEventListener('appinstalled', () => offer.set(null));
}

/** Shows the browser's install prompt once: if it is refused, browsers fire `beforeinstallprompt` again. */
function install(): void {
  const answer = offer.get()?.prompt();
  answer?.catch(() => null);
  offer.set(null);
}

export const useInstallPrompt = (): (() => void) | null => (useSharedState(offer) ? install : null);

/**
 * Returns true in iOS browsers, but not in the installed site: only iOS defines `standalone`, and installs from a menu.
 */
export const canInstallFromMenu = (): boolean => navigator.standalone === false;
