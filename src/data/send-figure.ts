import { FIGURES_API, type Figure, NOT_COUNTED_KEY } from '#domain/figures/figure.ts';
import { deviceStorage } from './web-storage.ts';

/** What this page has counted: once each, however often it is done and undone. */
const counted = new Set<string>();

/** Whether nothing speaks against counting: a wish of the visitor, who it is, or the network. */
function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl, connection, webdriver, onLine } = Object(navigator);
  const isUnwanted = doNotTrack === '1' || globalPrivacyControl || connection?.saveData;
  return onLine && !isUnwanted && !webdriver && deviceStorage.read(NOT_COUNTED_KEY) === null;
}

/** Resolves when the page is seen: it may be prepared in the background, and never shown. */
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

/**
 * Sends a figure, without cookies, and without an identifier of any kind. What cannot be sent is not
 * counted. Never throws.
 */
export async function sendFigure(figure: Figure): Promise<void> {
  // A press opens the partner's tab, which hides this one.
  if (figure.action === 'read') await whenSeen();
  const body = JSON.stringify(figure);
  if (counted.has(body) || !mayCount()) return;
  counted.add(body);
  // Outlives the page, as a beacon does, which would send cookies.
  const sent = fetch(FIGURES_API, { method: 'POST', body, keepalive: true, credentials: 'omit' });
  await sent.catch(() => undefined);
}
