import { HAS_SEEN_INTRO_KEY } from '#domain/site/storage-keys.ts';

let isSeen = false;

/** For browsers that block storage: the intro is shown once per visit. */
export function noteIntroSeen(): void {
  isSeen = true;
}

/** Whether the home page begins with the intro; does for links what intro-redirect.inline.js does on load. */
export function isIntroDue(search: string): boolean {
  if (isSeen || /[?&]intro=0(?:&|$)/.test(search)) return false;
  try {
    return localStorage.getItem(HAS_SEEN_INTRO_KEY) === null;
  } catch {
    return false;
  }
}
