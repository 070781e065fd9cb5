import { FIGURES_API, type Figure, NOT_COUNTED_KEY } from '#domain/figures/figure.ts';
import { deviceStorage } from './web-storage.ts';

/** Figures sent by this page: a repeated action counts once. */
const counted = new Set<string>();

/** Returns false for visitors who refuse tracking or save data, administrators and robots, and offline. */
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
  // Only reads wait: following a booking link opens a tab that hides this page.
  if (figure.action === 'read') await whenSeen();
  const body = JSON.stringify(figure);
  if (counted.has(body) || !mayCount()) return;
  counted.add(body);
  // With `keepalive`, the request outlives the page like a beacon, but sends no cookies.
  const sent = fetch(FIGURES_API, { method: 'POST', body, keepalive: true, credentials: 'omit' });
  await sent.catch(() => undefined);
}
