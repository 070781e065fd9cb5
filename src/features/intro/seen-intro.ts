import { HAS_SEEN_INTRO_KEY } from '#domain/site/storage-keys.ts';
import { noteIntroSeen } from './intro-due.ts';

/** Notes that this browser has seen the intro; false when it may not store anything. */
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
 * The home page's address after the intro, with what the first link said (`?region=Asie#featured`).
 * Where nothing can be stored, the address itself says that the intro was seen.
 */
export function homeAfterIntro(search: string, hash: string, isRemembered: boolean): string {
  const parameters = new URLSearchParams(search);
  if (!isRemembered) parameters.set('intro', '0');
  const query = parameters.toString();
  return `/${query === '' ? '' : `?${query}`}${hash === '' ? '' : `#${hash.replace(/^#/, '')}`}`;
}
