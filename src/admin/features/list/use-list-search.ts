import { useRouter } from '@tanstack/react-router';
import type { FilterSearch } from './list-filter.ts';

type ListRoute<TSearch> = {
  useSearch: () => TSearch;
  useNavigate: () => (to: {
    search: TSearch;
    replace: boolean;
    resetScroll: boolean;
  }) => Promise<void>;
};

/** The URL search of a list, and a function that changes some of its parameters. */
export function useListSearch<TSearch extends object>(
  route: ListRoute<TSearch>,
  read: (search: Record<string, unknown>) => TSearch,
): [search: TSearch, change: (part: FilterSearch) => void] {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  const change = (part: FilterSearch) => {
    const isLeaving = router.latestLocation.pathname !== router.state.resolvedLocation?.pathname;
    // A search follows its last key, and would cancel the way to a record that was pressed meanwhile.
    if ('q' in part && isLeaving) return;
    void navigate({ search: read({ ...search, ...part }), replace: true, resetScroll: false });
  };
  return [search, change];
}
