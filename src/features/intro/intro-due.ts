import { deviceStorage } from '#data/web-storage.ts';
import { HAS_SEEN_INTRO_KEY } from '#domain/site/storage-keys.ts';

/** Where storage cannot be written, the intro is shown once per visit. */
let isSeen = false;

/** Stores that the intro was seen. */
export function rememberIntroSeen(): void {
  isSeen = true;
  deviceStorage.write(HAS_SEEN_INTRO_KEY, true);
}

/** Whether the home page begins with the intro; does for links what intro-redirect.inline.js does on load. */
export function isIntroDue(): boolean {
  if (isSeen) return false;
  try {
    return localStorage.getItem(HAS_SEEN_INTRO_KEY) === null;
  } catch {
    return false;
  }
}
