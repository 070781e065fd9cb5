import type { ReactNode } from 'react';
import type { LiveList } from '#admin/data/use-live-list.ts';
import { PageHead } from '#admin/features/frame/page-head.tsx';
import { FoldingFilters } from './filters.tsx';
import type { FilterSearch, ListFilter } from './list-filter.ts';
import { NewRecordLink } from './publication-head.tsx';
import type { PublicationSection } from './publication-section.ts';
import { SearchBox } from './search-box.tsx';

type PublicationPageProps<TRecord> = {
  section: PublicationSection;
  list: LiveList<TRecord>;
  /** Under the title, once they are read. */
  summaryOf: (records: readonly TRecord[]) => string;
  searchLabel: string;
  filters: readonly ListFilter[];
  /** Labels of the orders that a phone offers, by key and direction: « prix desc ». */
  orders: Readonly<Record<string, string>>;
  search: FilterSearch;
  /** Receives the search parameters to change. */
  onChange: (part: FilterSearch) => void;
  children: ReactNode;
};

/** The page of the hotels or articles: title, search and filters over the list. */
export function PublicationPage<TRecord>(props: PublicationPageProps<TRecord>) {
  const { section, list, summaryOf, searchLabel, filters, orders, search, onChange } = props;
  return (
    <>
      <PageHead
        title={section.title}
        summary={list.records ? summaryOf(list.records) : 'Chargement…'}
      >
        <SearchBox label={searchLabel} value={search.q ?? ''} onSearch={(q) => onChange({ q })} />
        <NewRecordLink section={section} />
      </PageHead>
      <FoldingFilters filters={filters} orders={orders} search={search} onChange={onChange} />
      {props.children}
    </>
  );
}
