import { FilterBar } from '#features/admin/filter-bar.tsx';
import { FilterSelect } from '#features/admin/filter-select.tsx';
import { SearchBox } from '#features/admin/search-box.tsx';
import { DELIVERY_LABELS, TYPE_LABELS } from './request-texts.ts';
import { type RequestsSearch, readRequestsSearch } from './requests-search.ts';

type RequestsToolbarProps = {
  search: RequestsSearch;
  onSearch: (search: RequestsSearch) => void;
};

const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const STATES = { 'a-traiter': 'À traiter', traitee: 'Traitées' };

/** Search and filters; they live in the address. */
export function RequestsToolbar({ search, onSearch }: RequestsToolbarProps) {
  const change = (part: Record<string, string | undefined>) =>
    onSearch(readRequestsSearch({ ...search, ...part }));
  return (
    <FilterBar
      search={
        <SearchBox
          value={search.q ?? ''}
          label="Rechercher une demande"
          onSearch={(q) => change({ q })}
        />
      }
    >
      <FilterSelect
        label="Type"
        all="Tous"
        value={search.type}
        options={toOptions(TYPE_LABELS)}
        onChange={(type) => change({ type })}
      />
      <FilterSelect
        label="Suivi"
        all="Toutes"
        value={search.etat}
        options={toOptions(STATES)}
        onChange={(etat) => change({ etat })}
      />
      <FilterSelect
        label="Email"
        all="Tous"
        value={search.envoi}
        options={toOptions(DELIVERY_LABELS)}
        onChange={(envoi) => change({ envoi })}
      />
    </FilterBar>
  );
}
