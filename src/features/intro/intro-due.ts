import { HAS_SEEN_INTRO_KEY } from '#domain/site/storage-keys.ts';

let isSeen = false;

/** For browsers that block storage: the intro is shown once per visit. */
export function noteIntroSeen(): void {
  isSeen = true;
}

/** Reads from the URL that the intro is not wanted. Never throws. */
export function parseIntroSearch({ intro }: Record<string, unknown>): { intro?: 0 | undefined } {
  return { intro: intro === 0 ? 0 : undefined };
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
