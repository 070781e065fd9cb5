import type { VirtualItem } from '@tanstack/react-virtual';

/** Where a list was left: its address with search and sort, how far it was scrolled, its rows' heights. */
type ListPlace = { href: string; top: number; rows: VirtualItem[] };

const places = new Map<string, ListPlace>();
let wanted: ListPlace | null = null;

/** Remembers how the list of a path is left. */
export function keepPlace(path: string, place: ListPlace): void {
  places.set(path, place);
}

/** The place that this list is to return to; null on another way to it. */
export const wantedPlace = (): ListPlace | null =>
  wanted?.href === location.pathname + location.search ? wanted : null;

/** Once it is there. */
export function forgetWanted(): void {
  wanted = null;
}

/** What to navigate to, for a list as it was left. */
export function returnTo(path: '/admin/hotels' | '/admin/articles') {
  wanted = places.get(path) ?? null;
  return wanted ? { href: wanted.href, resetScroll: false } : { to: path };
}
