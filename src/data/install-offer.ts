import { useSyncExternalStore } from 'react';

/** The browser's offer to install the site. */
interface InstallOffer {
  /** Opens the browser's own dialog, once. */
  prompt(): Promise<unknown>;
}

let offer: InstallOffer | null = null;
const watchers = new Set<() => void>();

function keep(next: InstallOffer | null): void {
  offer = next;
  for (const notify of watchers) notify();
}

const isOffer = (event: object): event is InstallOffer => 'prompt' in event;

/** Keeps the browser's offer for the site's own button; the browser then invites nobody by itself. */
export function watchInstall(): void {
  addEventListener('beforeinstallprompt', (event: Event) => {
    event.preventDefault();
    if (isOffer(event)) keep(event);
  });
  addEventListener('appinstalled', () => keep(null));
}

/** Uses the offer up: the browser makes another one when it is declined. */
function install(): void {
  offer?.prompt().catch(() => null);
  keep(null);
}

function subscribe(notify: () => void): () => void {
  watchers.add(notify);
  return () => watchers.delete(notify);
}

/** What installs the site; null where the browser offers nothing, or it is installed. */
export function useInstall(): (() => void) | null {
  const isOffered = useSyncExternalStore(
    subscribe,
    () => offer !== null,
    () => false,
  );
  return isOffered ? install : null;
}

/** Whether visitors install the site by the browser's menu: only browsers of iOS say `standalone`. */
export const canInstallByHand = (): boolean => Reflect.get(navigator, 'standalone') === false;
