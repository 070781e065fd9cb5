import { useSyncExternalStore } from 'react';

interface InstallOffer {
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const watchers = new Set<() => void>();

function keep(next: InstallOffer | null): void {
  offer = next;
  for (const notify of watchers) notify();
}

const isOffer = (event: object): event is InstallOffer => 'prompt' in event;

/** Keeps the browser's offer for the site's own button; browsers then show no invitation. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event: Event) => {
    event.preventDefault();
    if (isOffer(event)) keep(event);
  });
  addEventListener('appinstalled', () => keep(null));
}

/** Browsers make a new offer after a refusal. */
function install(): void {
  offer?.prompt().catch(() => null);
  keep(null);
}

function subscribe(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

/** Returns what installs the site; null if the browser makes no offer, or the site is installed. */
export function useInstall(): (() => void) | null {
  const isOffered = useSyncExternalStore(
    subscribe,
    () => offer !== null,
    () => false,
  );
  return isOffered ? install : null;
}

/** Only browsers of iOS have `standalone`: there the menu installs the site. */
export const canInstallByHand = (): boolean => Reflect.get(navigator, 'standalone') === false;
