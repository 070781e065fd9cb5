import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import type { ListSearch } from './list-config.ts';
import type { Direction } from './sort-records.ts';

/** Reads search parameters as texts; the router parses `?q=1900` as a number. */
export function readListSearch(search: Record<string, unknown>): ListSearch {
  const texts = Object.entries(search).flatMap(([name, value]) => {
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text.trim() !== '' ? [[name, text]] : [];
  });
  return Object.fromEntries(texts);
}

/** Returns the list's search parameters, and a function that changes some of them. */
export function useListSearch(): [search: ListSearch, change: (part: ListSearch) => void] {
  const search = readListSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const router = useRouter();
  const change = (part: ListSearch) => {
    const isLeaving = router.latestLocation.pathname !== router.state.resolvedLocation?.pathname;
    // The search follows its last key late, and would cancel a link that was pressed meanwhile.
    if ('q' in part && isLeaving) return;
    const next = readListSearch({ ...search, ...part });
    void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  };
  return [search, change];
}

/** Returns the sort parameters after a column's head is pressed: ascending first, then descending. */
export function sortedBy({ sort, order }: ListSearch, name: string): ListSearch {
  return { sort: name, order: sort === name && order !== 'desc' ? 'desc' : undefined };
}

export const directionOf = ({ order }: ListSearch): Direction =>
  order === 'desc' ? 'desc' : 'asc';
