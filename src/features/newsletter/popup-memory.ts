import { NEWSLETTER_POPUP_CLOSED_KEY } from '#domain/site/storage-keys.ts';

let isClosed = false;

/** The popup does not come back in this session; where storage is blocked, in this visit. */
export function rememberPopupClosed(): void {
  isClosed = true;
  try {
    sessionStorage.setItem(NEWSLETTER_POPUP_CLOSED_KEY, 'true');
  } catch {
    // Kept in memory.
  }
}

export function wasPopupClosed(): boolean {
  if (isClosed) return true;
  try {
    return sessionStorage.getItem(NEWSLETTER_POPUP_CLOSED_KEY) !== null;
  } catch {
    return false;
  }
}
