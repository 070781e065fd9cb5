import { type ParsedLocation, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useId, useRef } from 'react';
import { SELECT_CLASS } from '#admin/ui/fields.tsx';
import { SelectControl } from '#ui/forms/select-control.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ListFilter, ListSearchParams } from './list-config.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Key by which the router finds the scroll position of a list; the link back to the list passes the key on. */
    listKey?: string | undefined;
    /** Key that keeps a new record's editor mounted when the URL changes to that of the created record. */
    editorKey?: string | undefined;
  }
}

/** Reads search parameters as strings; the router parses `?q=1900` as a number. */
export function parseListSearchParams(search: Record<string, unknown>): ListSearchParams {
  const texts = Object.entries(search)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value))
    .map(([name, value]) => [name, String(value)] as const)
    .filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(texts);
}

/** The last filters and scroll key of each section's list in the administration. */
const leftLists = new Map<string, { search: ListSearchParams; state: { listKey: string } }>();

/** Returns the key of a page's scroll position: for a list that is opened again, the key it had when it was left. */
export const resolveScrollRestorationKey = ({
  state,
  href,
}: Pick<ParsedLocation, 'state' | 'href'>): string => state.listKey ?? state.__TSR_key ?? href;

/** Returns the link to a list as it was left, with the same filters and scroll position. */
export const linkToList = (section: string) =>
  ({ to: '/admin/$section', params: { section }, ...leftLists.get(section) }) as const;

/** Remembers the current filters and scroll key of a section's list, for the link back to it (`linkToList`). */
export function useRememberListState(section: string): void {
  const location = useLocation();
  useEffect(() => {
    // During a navigation, the URL is already that of the next page, while the list is still on screen.
    if (location.pathname !== `/admin/${section}`) return;
    const search = parseListSearchParams(location.search);
    leftLists.set(section, { search, state: { listKey: resolveScrollRestorationKey(location) } });
  }, [section, location]);
}

export function useListSearchParams(): [
  search: ListSearchParams,
  change: (part: ListSearchParams) => void,
] {
  const search = parseListSearchParams(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (part: ListSearchParams) => {
    const next = parseListSearchParams({ ...search, ...part });
    void navigate({ to: '.', search: next, replace: true, resetScroll: false });
  };
  return [search, change];
}

export const isDescending = ({ order }: ListSearchParams): boolean => order === 'desc';

export function toggleSort(search: ListSearchParams, name: string): ListSearchParams {
  const becomesDescending = search.sort === name && !isDescending(search);
  return { sort: name, order: becomesDescending ? 'desc' : undefined };
}

type SearchBoxProps = {
  value: string | undefined;
  label: string;
  onSearch: (text: string) => void;
};

export function SearchBox({ value = '', label, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const field = input.current;
    // While the user types in the search field, its text is newer than the search text in the URL.
    if (field && field !== document.activeElement) field.value = value;
  }, [value]);
  return (
    <label className="input w-full border-0 border-b border-edge bg-transparent px-0.5 md:w-60">
      <span className="sr-only">{label}</span>
      <input
        ref={input}
        type="search"
        data-autofocus
        defaultValue={value}
        placeholder={label}
        onChange={({ target }) => onSearch(target.value)}
        className="text-field placeholder:text-ink-2 placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden"
      />
      <Icon name="search" size={18} className="flex-none text-ink-2" />
    </label>
  );
}

type FiltersProps = {
  filters: readonly Omit<ListFilter<never>, 'passes'>[];
  all?: string;
};

/** Renders a select for each filter of a list; the chosen options are in the URL. */
export function ListFilters({ filters, all: defaultAll }: FiltersProps) {
  const id = useId();
  const [search, change] = useListSearchParams();
  return (
    <fieldset className="mb-5 grid grid-cols-2 gap-x-6 gap-y-3 empty:hidden md:flex">
      <legend className="sr-only">Filtres</legend>
      {filters.map(({ name, label, all = defaultAll, options }) => (
        <div key={name} className="min-w-0 md:min-w-40">
          <label htmlFor={id + name} className="mb-1 block text-caption text-ink-2">
            {label}
          </label>
          <SelectControl
            id={id + name}
            placeholder={all}
            options={options}
            value={search[name] ?? ''}
            onChange={({ target }) => change({ [name]: target.value })}
            chevronClass="hidden"
            className={`${SELECT_CLASS} w-full border-0 border-b border-edge bg-paper-2 pl-0.5 text-field`}
          />
        </div>
      ))}
    </fieldset>
  );
}
