import { tabStorage } from '#data/web-storage.ts';
import { NEWSLETTER_POPUP_CLOSED_KEY } from '#domain/site/storage-keys.ts';

let isClosed = false;

/** The popup does not come back in this session; where storage is blocked, in this visit. */
export function rememberPopupClosed(): void {
  isClosed = true;
  tabStorage.write(NEWSLETTER_POPUP_CLOSED_KEY, true);
}

export const wasPopupClosed = (): boolean =>
  isClosed || tabStorage.read(NEWSLETTER_POPUP_CLOSED_KEY) !== null;
