import { HAS_SEEN_INTRO_KEY } from '#domain/site/storage-keys.ts';

let isSeen = false;

/** Where nothing can be stored, the intro still comes once a visit only. */
export function noteIntroSeen(): void {
  isSeen = true;
}

/** The head's script for those who come by a link of the site: whether the home page begins with the intro. */
export function isIntroDue(search: string): boolean {
  if (isSeen || /[?&]intro=0(?:&|$)/.test(search)) return false;
  try {
    return localStorage.getItem(HAS_SEEN_INTRO_KEY) === null;
  } catch {
    return false;
  }
}
