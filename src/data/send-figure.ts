import { FIGURES_API, type Figure, NOT_COUNTED_KEY } from '#domain/figures/figure.ts';
import { deviceStorage } from './web-storage.ts';

/** The actions counted by this page: each counts once, however often it is repeated. */
const counted = new Set<string>();

/** Respects the visitor's wish, leaves administrators out, and needs a network. */
function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl, connection, webdriver, onLine } = Object(navigator);
  const isUnwanted = doNotTrack === '1' || globalPrivacyControl || connection?.saveData;
  return onLine && !isUnwanted && !webdriver && deviceStorage.read(NOT_COUNTED_KEY) === null;
}

/** Waits until the page is visible: a page prerendered in the background may never be shown. */
function whenSeen(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
}

export async function sendFigure(figure: Figure): Promise<void> {
  // A press opens the partner's tab, which hides this one.
  if (figure.action === 'read') await whenSeen();
  const body = JSON.stringify(figure);
  if (counted.has(body) || !mayCount()) return;
  counted.add(body);
  // Outlives the page like a beacon, but without cookies.
  const sent = fetch(FIGURES_API, { method: 'POST', body, keepalive: true, credentials: 'omit' });
  await sent.catch(() => undefined);
}
