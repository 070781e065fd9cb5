import { Link } from '@tanstack/react-router';
import { useLiveList } from '#admin/data/live.tsx';
import { BackLink, PageHeader } from '#admin/kit/page-head.tsx';
import { NEW_RECORD_URL_ID } from '#admin/kit/record-address.ts';
import { BottomBar } from '#admin/ui/blocks.tsx';
import { buttonClass, SmallButton } from '#admin/ui/button.tsx';
import {
  adminPageLabel,
  agreeParticiple,
  nounForms,
  nounWithCount,
} from '#domain/entity/entity.ts';
import { matchesSearch } from '#domain/text/matches-search.ts';
import { publicationActions } from './columns.tsx';
import {
  composeListPageTexts,
  type ListConfig,
  type ListRecord,
  type ListSearchParams,
} from './list-config.ts';
import { ListOrMessage } from './list-state.tsx';
import { RecordList, useRecordSelection } from './record-list.tsx';
import {
  isDescending,
  ListFilters,
  SearchBox,
  useListSearchParams,
  useRememberListState,
} from './search.tsx';
import { useRecordActions } from './use-record-actions.ts';

function shownRecords(
  config: ListConfig,
  records: readonly ListRecord[],
  search: ListSearchParams,
): readonly ListRecord[] {
  const { columns, filters = [], arrange = sortNewestFirst } = config;
  const activeFilters = filters.filter(({ name, options }) =>
    options.some(({ value }) => value === search[name]),
  );
  const matching = records.filter(
    (record) =>
      matchesSearch(search.q, config.searched(record)) &&
      activeFilters.every(({ name, passes }) => passes(record, search[name] ?? '')),
  );
  const sortKey = columns.find(({ name }) => name === search.sort)?.sortKey;
  if (sortKey) return sortRecords(matching, isDescending(search), sortKey);
  return arrange(matching);
}

export function ListPage({ config, canAdd }: { config: ListConfig; canAdd: boolean }) {
  const { entity, filters = [], HeadActions, Intro } = config;
  const texts = composeListPageTexts(config);
  const { section } = entity;
  const [search, change] = useListSearchParams();
  useRememberListState(section);
  const list = useLiveList(entity);
  const filterAndSort = (records: readonly ListRecord[]) => shownRecords(config, records, search);
  const visibleRecords = filterAndSort(list.records ?? []);
  const isFiltered = ['q', ...filters.map(({ name }) => name)].some((name) => search[name]);
  const selection = useRecordSelection(visibleRecords);
  if (list.error) throw list.error;
  return (
    <div className="min-[116rem]:-mr-80">
      <PageHeader
        title={adminPageLabel(entity)}
        back={!canAdd && <BackLink to="/admin">Tableau de bord</BackLink>}
      >
        <SearchBox label={texts.search} value={search.q} onSearch={(q) => change({ q })} />
        {entity.kind === 'visitor data' && (
          <Link to="/admin/personne" className={buttonClass({ variant: 'outline', size: 'sm' })}>
            Données d’une personne
          </Link>
        )}
        {HeadActions && (
          <HeadActions list={list} filterAndSort={filterAndSort} isFiltered={isFiltered} />
        )}
        {canAdd && (
          <Link
            to="/admin/$section/$id"
            params={{ section, id: NEW_RECORD_URL_ID }}
            className={buttonClass()}
          >
            {nounForms(entity).newOne}
          </Link>
        )}
      </PageHeader>
      {Intro && <Intro list={list} />}
      <ListFilters filters={filters} all={texts.all} />
      <ListOrMessage list={list} shown={visibleRecords.length} texts={texts}>
        <RecordList
          config={config}
          records={visibleRecords}
          isArranged={!isFiltered && !search.sort}
          selection={selection}
        />
      </ListOrMessage>
      <BulkBar config={config} chosen={selection.chosen} />
    </div>
  );
}

const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' });

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b);

export const sortRecords = <TRecord,>(
  records: readonly TRecord[],
  isReversed: boolean,
  keyOf: (record: TRecord) => unknown,
): TRecord[] =>
  records.toSorted((a, b) => {
    const keyA = keyOf(a) ?? null;
    const keyB = keyOf(b) ?? null;
    if (keyA === null) return keyB === null ? 0 : 1;
    if (keyB === null) return -1;
    return isReversed ? compare(keyB, keyA) : compare(keyA, keyB);
  });

export const sortNewestFirst = <TRecord extends Readonly<Record<string, unknown>>>(
  records: readonly TRecord[],
): TRecord[] =>
  sortRecords(records, true, ({ created_at, updated_at }) => created_at ?? updated_at);

function BulkBar({ config, chosen }: { config: ListConfig; chosen: readonly ListRecord[] }) {
  const { entity } = config;
  const actions = useRecordActions(entity);
  const count = chosen.length;
  if (count === 0) return null;
  const offered = [...(config.actions ?? []), ...publicationActions(entity)].map(
    ({ label, labelOfMany = label, isFor, run }) => {
      const concerned = chosen.filter(isFor);
      return { label: labelOfMany, concerned, onPress: () => run(concerned, actions) };
    },
  );
  return (
    <BottomBar label="Sélection">
      <p role="status" className="text-ui font-medium max-md:grow">
        {nounWithCount(entity, count)} {agreeParticiple(entity, 'choisi', count)}
      </p>
      {offered
        .filter(({ concerned }) => concerned.length > 0)
        .map(({ label, onPress }) => (
          <SmallButton key={label} onClick={onPress}>
            {label}
          </SmallButton>
        ))}
      <SmallButton onClick={() => actions.remove(chosen)}>Supprimer</SmallButton>
    </BottomBar>
  );
}
