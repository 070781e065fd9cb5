import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type LiveList, useLiveList } from '#admin/data/live.ts';
import { BackLink, PageHead } from '#admin/frame/page-head.tsx';
import { NEW_ID } from '#admin/kit/record-id.ts';
import { BottomBar } from '#admin/ui/bottom-bar.tsx';
import { Button, buttonClass } from '#admin/ui/button.tsx';
import { agreed, counted } from './action-texts.ts';
import { type Filter, searcher } from './columns.tsx';
import { Filters } from './filters.tsx';
import type { ListConfig, ListRecord, ListSearch } from './list-config.ts';
import { ListState } from './list-state.tsx';
import { RecordList } from './record-list.tsx';
import { RowButton } from './row-actions.tsx';
import { SearchBox } from './search-box.tsx';
import { sortRecords } from './sort-records.ts';
import { directionOf, sortedBy, useListSearch } from './use-list-search.ts';
import { type RecordActions, useRecordActions } from './use-record-actions.ts';
import { type Selection, useSelection } from './use-selection.ts';

/** Returns the records that match the URL's search and filters, in its order. */
function shownRecords<TRecord extends ListRecord>(
  { columns, arrange }: ListConfig<TRecord>,
  records: readonly TRecord[],
  filters: readonly Filter<TRecord>[],
  search: ListSearch,
  matches: (record: TRecord) => boolean,
): readonly TRecord[] {
  const wanted = filters.flatMap((filter) => {
    const value = search[filter.name];
    return filter.options.some((option) => option.value === value) && value !== undefined
      ? [(record: TRecord) => filter.passes(record, value)]
      : [];
  });
  const found = records.filter(
    (record) => matches(record) && wanted.every((passes) => passes(record)),
  );
  const sortKey = columns.find(({ name }) => name === search.sort)?.sortKey;
  if (sortKey) return sortRecords(found, directionOf(search), sortKey);
  return arrange ? arrange(found) : found;
}

/** The page of an entity's records: title, search and filters over the list. */
export function ListPage<TRecord extends ListRecord>({ config }: { config: ListConfig<TRecord> }) {
  const { title, summary, creation, searchLabel, HeadActions, Intro } = config;
  const [search, change] = useListSearch();
  const live = useLiveList(config.entity);
  const filters = config.useFilters(search);
  if (live.error) throw live.error;
  // What a filter needs is being read: until then it would let the wrong records through.
  const list: LiveList<TRecord> =
    filters === undefined ? { ...live, records: undefined, state: 'reading' } : live;
  const { records } = list;
  const isFound = useMemo(() => searcher(config.searched), [config]);
  const shown = useMemo(
    () => shownRecords(config, records ?? [], filters ?? [], search, isFound(search.q ?? '')),
    [config, records, filters, search, isFound],
  );
  return (
    <>
      <PageHead
        title={title}
        summary={summary && records && summary(records)}
        back={creation === undefined && <BackLink to="/admin">Tableau de bord</BackLink>}
      >
        <SearchBox label={searchLabel} value={search.q ?? ''} onSearch={(q) => change({ q })} />
        {HeadActions && <HeadActions list={list} shown={shown} />}
        <Creation config={config} />
      </PageHead>
      {Intro && <Intro records={records} />}
      <Filters filters={filters ?? []} search={search} onChange={change} />
      <Records config={config} list={list} shown={shown} search={search} onChange={change} />
    </>
  );
}

function Creation<TRecord extends ListRecord>({ config }: { config: ListConfig<TRecord> }) {
  const { entity, creation } = config;
  if (creation === undefined) return null;
  const { section } = entity;
  return (
    <Link to="/admin/$section/$id" params={{ section, id: NEW_ID }} className={buttonClass()}>
      {creation}
    </Link>
  );
}

type RecordsProps<TRecord extends ListRecord> = {
  config: ListConfig<TRecord>;
  list: LiveList<TRecord>;
  shown: readonly TRecord[];
  search: ListSearch;
  onChange: (part: ListSearch) => void;
};

/** The records with their actions, or the reason why none is shown. */
function Records<TRecord extends ListRecord>(props: RecordsProps<TRecord>) {
  const { config, list, shown, search, onChange } = props;
  const { entity, title, states, columns, nameOf, texts, RowActions } = config;
  const { records = [] } = list;
  const actions = useRecordActions(entity, texts, (id) => {
    const record = records.find((one) => one.id === id);
    return record ? nameOf(record) : '';
  });
  const selection = useSelection(shown, list.isCut);
  return (
    <>
      <ListState
        list={list}
        shown={shown.length}
        texts={states}
        emptyAction={<Creation config={config} />}
      >
        <RecordList
          label={title}
          records={shown}
          columns={columns}
          nameOf={nameOf}
          search={search}
          onSort={(name) => onChange(sortedBy(search, name))}
          selection={selection}
          actions={(record) => {
            const name = nameOf(record);
            return (
              <>
                {RowActions && <RowActions {...{ record, name, actions, shown }} all={records} />}
                <RowButton of={name} isDangerous onPress={() => actions.remove([record])}>
                  Supprimer
                </RowButton>
              </>
            );
          }}
        />
      </ListState>
      <BulkBar config={config} selection={selection} actions={actions} />
    </>
  );
}

type BulkBarProps<TRecord extends ListRecord> = {
  config: ListConfig<TRecord>;
  selection: Selection & { chosen: readonly TRecord[] };
  actions: RecordActions;
};

/** The actions on the selection, at the foot of the window. */
function BulkBar<TRecord extends ListRecord>(props: BulkBarProps<TRecord>) {
  const { selection, actions } = props;
  const { texts, BulkActions } = props.config;
  const { chosen } = selection;
  if (chosen.length === 0) return null;
  return (
    <BottomBar label="Sélection">
      <p role="status" className="text-ui font-medium max-md:grow">
        {counted(texts, chosen.length)} {agreed('choisi', texts, chosen.length)}
      </p>
      <button
        type="button"
        onClick={selection.clear}
        className="btn btn-ghost font-medium max-md:ml-auto md:mr-3"
      >
        Ne rien choisir
      </button>
      {BulkActions && <BulkActions chosen={chosen} actions={actions} />}
      <BulkButton actions={actions} onPress={() => actions.remove(chosen)}>
        Supprimer
      </BulkButton>
    </BottomBar>
  );
}

type BulkButtonProps = {
  actions: Pick<RecordActions, 'isBusy'>;
  onPress: () => void;
  children: string;
};

/** An action on the selection. */
export function BulkButton({ actions: { isBusy }, onPress, children }: BulkButtonProps) {
  return (
    <Button
      size="sm"
      variant="outline"
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || onPress()}
    >
      {children}
    </Button>
  );
}
