import { deviceStorage } from '#data/storage.ts';
import { HAS_SEEN_INTRO_KEY } from '#domain/site/storage-keys.ts';

/** Kept in memory too, so that the intro plays once until the page is reloaded if storage is blocked. */
let isSeen = false;

export function rememberIntroSeen(): void {
  isSeen = true;
  deviceStorage.write(HAS_SEEN_INTRO_KEY, true);
}

/** Returns true if a link to the home page must open the intro; intro-redirect.inline.js decides on page load. */
export function isIntroDue(): boolean {
  if (isSeen) return false;
  try {
    return localStorage.getItem(HAS_SEEN_INTRO_KEY) === null;
  } catch {
    return false;
  }
}
