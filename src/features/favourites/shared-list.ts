import { shareOrCopyLink } from '#features/hotels/share-link.ts';

/** Maximum number of hotels in a shared link, whose URL must stay below 8,000 characters. */
const SHARED_MAX = 100;

/** Maximum number of saved hotels that are compared side by side. */
export const COMPARED_MAX = 3;

/** Returns the ids in a URL, which may have been copied with the full stop or bracket of a sentence after it. */
function idsIn(text: string, max: number): string[] {
  const ids = text
    .replace(/[^\w-]+$/, '')
    .split(',')
    .filter((id) => /^[\w-]{1,128}$/.test(id));
  return [...new Set(ids)].slice(0, max);
}

export const sharedHotelIds = (hotels = ''): string[] => idsIn(hotels, SHARED_MAX);

export const comparedIds = (chosen = ''): string[] => idsIn(chosen, COMPARED_MAX);

export function sharedListPath(ids: readonly string[]): string {
  return `/favoris?hotels=${ids.slice(0, SHARED_MAX).map(encodeURIComponent).join(',')}`;
}

export const shareList = (ids: readonly string[]): void =>
  void shareOrCopyLink('Une liste d’hôtels', sharedListPath(ids));
