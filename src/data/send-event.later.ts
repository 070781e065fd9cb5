import { FIGURES_API, UNCOUNTED_VISITOR_LOCAL_STORAGE_KEY } from '#domain/figures/actions.ts';
import type { CountedEvent } from '#domain/figures/counted-event.ts';
import { jsonLocalStorage } from './storage.ts';

/** Actions that this page has already counted, because a repeated action counts once. */
const counted = new Set<string>();

/** Returns false offline, for robots and administrators, and in browsers set to refuse tracking or to save data. */
function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl, connection, webdriver, onLine } = navigator;
  const isUnwanted = doNotTrack === '1' || globalPrivacyControl || connection?.saveData;
  return (
    onLine &&
    !isUnwanted &&
    !webdriver &&
    jsonLocalStorage.read(UNCOUNTED_VISITOR_LOCAL_STORAGE_KEY) === null
  );
}

export async function sendCountedEvent(figure: CountedEvent): Promise<void> {
  const body = JSON.stringify(figure);
  if (counted.has(body) || !mayCount()) return;
  counted.add(body);
  // Like a beacon, this request is sent even if the visitor leaves the page; unlike a beacon, it sends no cookies.
  const sent = fetch(FIGURES_API, {
    method: 'POST',
    body,
    keepalive: true,
    credentials: 'omit',
  });
  await sent.catch(() => undefined);
}
