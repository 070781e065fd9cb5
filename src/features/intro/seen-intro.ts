import { HAS_SEEN_INTRO_KEY } from '#domain/site/storage-keys.ts';
import { noteIntroSeen } from './intro-due.ts';

/** Stores that the intro was seen; false when storage is blocked. */
export function rememberIntroSeen(): boolean {
  noteIntroSeen();
  try {
    localStorage.setItem(HAS_SEEN_INTRO_KEY, 'true');
    return true;
  } catch {
    return false;
  }
}

/**
 * The home page's URL after the intro, with the search and hash of the first link
 * (`?region=Asie#featured`). Where storage is blocked, the URL itself says that the intro was seen.
 */
export function homeAfterIntro(search: string, hash: string, isRemembered: boolean): string {
  const parameters = new URLSearchParams(search);
  if (!isRemembered) parameters.set('intro', '0');
  const query = parameters.toString();
  return `/${query === '' ? '' : `?${query}`}${hash === '' ? '' : `#${hash.replace(/^#/, '')}`}`;
}
