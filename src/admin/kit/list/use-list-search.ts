import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ListSearch } from './list-config.ts';

/** Reads search parameters as strings; the router parses `?q=1900` as a number. */
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
  const change = (part: ListSearch) => {
    const next = readListSearch({ ...search, ...part });
    void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  };
  return [search, change];
}

export const isDescending = ({ order }: ListSearch): boolean => order === 'desc';

/** Returns the sort parameters after a press on a column header: ascending first, then descending. */
export function sortedBy(search: ListSearch, name: string): ListSearch {
  const turns = search.sort === name && !isDescending(search);
  return { sort: name, order: turns ? 'desc' : undefined };
}
