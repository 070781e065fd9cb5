import { tabStorage } from '#data/web-storage.ts';
import { NEWSLETTER_POPUP_CLOSED_KEY } from '#domain/site/storage-keys.ts';

let isClosed = false;

/** Suppresses the popup for this session, or for this visit if storage is blocked. */
export function rememberPopupClosed(): void {
  isClosed = true;
  tabStorage.write(NEWSLETTER_POPUP_CLOSED_KEY, true);
}

export const wasPopupClosed = (): boolean =>
  isClosed || tabStorage.read(NEWSLETTER_POPUP_CLOSED_KEY) !== null;
