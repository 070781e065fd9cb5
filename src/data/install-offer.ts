import { createSharedState, useSharedState } from './shared-state.ts';

interface InstallOffer {
  prompt(): Promise<unknown>;
}

const offer = createSharedState<InstallOffer | null>(null);

const isOffer = (event: object): event is InstallOffer => 'prompt' in event;

/** Keeps the browser's `beforeinstallprompt` event, so that the site's own button can show the install prompt later. */
export function captureInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event: Event) => {
    event.preventDefault();
    if (isOffer(event)) offer.set(event);
  });
  addEventListener('appinstalled', () => offer.set(null));
}

/**
 * Shows the browser's install prompt. An event can show it only once: if the visitor declines, the browser fires a new
 * `beforeinstallprompt`.
 */
function install(): void {
  const answer = offer.get()?.prompt();
  answer?.catch(() => null);
  offer.set(null);
}

export const useInstallPrompt = (): (() => void) | null => (useSharedState(offer) ? install : null);

/**
 * Returns true in iOS browsers, where visitors install the site from a menu of the browser; false in the installed
 * site. Only iOS defines `navigator.standalone`.
 */
export const canInstallFromMenu = (): boolean => navigator.standalone === false;
