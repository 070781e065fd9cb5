import { deviceStorage } from '#data/web-storage.ts';
import { HAS_SEEN_INTRO_KEY } from '#domain/site/storage-keys.ts';

/** Where storage is blocked, the intro is shown once per visit. */
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
