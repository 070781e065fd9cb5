import { HOTEL_LIST_MAX } from '#domain/site/limits.ts';

type SharedListSearch = { hotels?: string | undefined };

/** Reads the list from the URL. The router parses « ?hotels=7 » as a number. */
export function parseSharedListSearch({ hotels }: Record<string, unknown>): SharedListSearch {
  const isList = typeof hotels === 'string' || typeof hotels === 'number';
  return { hotels: isList ? String(hotels) : undefined };
}

export function sharedIds({ hotels = '' }: SharedListSearch): string[] {
  const ids = hotels.split(',').filter((id) => /^[\w-]{1,128}$/.test(id));
  return [...new Set(ids)].slice(0, HOTEL_LIST_MAX);
}

export function sharedListPath(ids: readonly string[]): string {
  return `/favoris?hotels=${ids.slice(0, HOTEL_LIST_MAX).map(encodeURIComponent).join(',')}`;
}
