import type { VirtualItem } from '@tanstack/react-virtual';

/** Where a list was left: its address with search and sort, how far it was scrolled, its rows' heights. */
type ListPlace = { href: string; top: number; rows: VirtualItem[] };

const places = new Map<string, ListPlace>();
let wanted: ListPlace | null = null;

const currentHref = () => location.pathname + location.search;

/** Remembers how the list of a path is left. */
export function keepPlace(path: string, place: ListPlace): void {
  places.set(path, place);
}

/** The place that this list is to return to; null on another way to it. */
export function takePlace(): ListPlace | null {
  const place = wanted?.href === currentHref() ? wanted : null;
  wanted = null;
  return place;
}

/** What to navigate to, for a list as it was left. */
export function returnTo(path: '/admin/hotels' | '/admin/articles') {
  wanted = places.get(path) ?? null;
  return wanted ? { href: wanted.href, resetScroll: false } : { to: path };
}
