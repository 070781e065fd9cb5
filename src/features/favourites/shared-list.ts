import { shareOrCopyLink } from '#features/hotels/share-link.ts';

/** Maximum number of hotels in a link to a list of favourites, which keeps its URL below 8,000 characters. */
const SHARED_MAX = 100;

/** Maximum number of saved hotels that are compared side by side. */
export const COMPARED_MAX = 3;

/** Returns the hotel ids in a URL parameter, even if its commas were encoded repeatedly, or other text follows. */
function idsIn(text: string, max: number): string[] {
  const [list = ''] = text
    .replace(/\p{Cf}/gu, '')
    .replace(/\s*(?:%(?:25)*2C|[,;，،])\s*/gi, ',')
    .trim()
    .split(/[?&#%\s]/);
  const ids = list.match(/[a-z\d](?:[\w-]{0,126}[a-z\d])?/gi);
  return [...new Set(ids)].slice(0, max);
}

export const parseSharedHotelIds = (hotels = ''): string[] => idsIn(hotels, SHARED_MAX);

export const parseComparedHotelIds = (chosen = ''): string[] => idsIn(chosen, COMPARED_MAX);

export function sharedListPath(ids: readonly string[]): string {
  return `/favoris?hotels=${ids.slice(0, SHARED_MAX).map(encodeURIComponent).join(',')}`;
}

export const shareHotelList = (ids: readonly string[]): void =>
  void shareOrCopyLink('Une liste d’hôtels', sharedListPath(ids));
