import { deviceStorage } from '#data/storage.ts';
import { HAS_SEEN_INTRO_KEY } from '#domain/site/storage-keys.ts';

/** In memory, so that the intro plays only once per visit if storage is blocked. */
let isSeen = false;

export function rememberIntroSeen(): void {
  isSeen = true;
  deviceStorage.write(HAS_SEEN_INTRO_KEY, true);
}

/** Called for links to the home page; intro-redirect.inline.js does the same on load. */
export function isIntroDue(): boolean {
  if (isSeen) return false;
  try {
    return localStorage.getItem(HAS_SEEN_INTRO_KEY) === null;
  } catch {
    return false;
  }
}
