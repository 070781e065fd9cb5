import { jsonLocalStorage } from '#data/storage.ts';
import { INTRO_SEEN_LOCAL_STORAGE_KEY } from '#domain/site/storage-keys.ts';

/** True once the intro has begun; for browsers that cannot store this, until the page is reloaded. */
let isSeen = false;

export function rememberIntroSeen(): void {
  isSeen = true;
  jsonLocalStorage.write(INTRO_SEEN_LOCAL_STORAGE_KEY, true);
}

/** Returns true if a link to the home page must open the intro; on page load, intro-redirect.inline.js decides. */
export function isIntroDue(): boolean {
  if (isSeen) return false;
  try {
    return localStorage.getItem(INTRO_SEEN_LOCAL_STORAGE_KEY) === null;
  } catch {
    return false;
  }
}

/** Reads « intro » from « /?intro=0 », a URL that skips the intro. */
export const parseIntroParam = ({ intro }: Record<string, unknown>): { intro?: 0 | undefined } => ({
  intro: intro === 0 ? intro : undefined,
});
