import { HOTEL_LIST_MAX } from '#domain/site/limits.ts';

export function sharedIds(hotels = ''): string[] {
  const ids = hotels.split(',').filter((id) => /^[\w-]{1,128}$/.test(id));
  return [...new Set(ids)].slice(0, HOTEL_LIST_MAX);
}

export function sharedListPath(ids: readonly string[]): string {
  return `/favoris?hotels=${ids.slice(0, HOTEL_LIST_MAX).map(encodeURIComponent).join(',')}`;
}
