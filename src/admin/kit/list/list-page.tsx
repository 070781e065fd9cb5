import { Link } from '@tanstack/react-router';
import { useLiveList } from '#admin/data/live.ts';
import { BackLink, PageHead } from '#admin/frame/page-head.tsx';
import { textsOf } from '#admin/kit/entity-texts.ts';
import { NEW_ID } from '#admin/kit/record-id.ts';
import { buttonClass } from '#admin/ui/button.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { searcher } from './columns.tsx';
import { Filters } from './filters.tsx';
import type { ListConfig, ListRecord, ListSearch } from './list-config.ts';
import { ListState } from './list-state.tsx';
import { RecordList } from './record-list.tsx';
import { SearchBox } from './search-box.tsx';
import { newestFirst, sortRecords } from './sort-records.ts';
import { isDescending, sortedBy, useListSearch } from './use-list-search.ts';
import { useRecordActions } from './use-record-actions.ts';
import { useSelection } from './use-selection.ts';

/** Returns the records that match the URL's search and filters, sorted. */
function shownRecords<TRecord extends ListRecord>(
  config: ListConfig<TRecord>,
  records: readonly TRecord[],
  search: ListSearch,
): readonly TRecord[] {
  const { columns, filters, arrange = newestFirst } = config;
  const matches = searcher<TRecord>((record) => config.searched(record))(search.q);
  const passes = (record: TRecord) =>
    filters.every(({ name, options, passes }) => {
      const wanted = search[name] ?? '';
      return !Object.hasOwn(options, wanted) || passes(record, wanted);
    });
  const found = records.filter((record) => matches(record) && passes(record));
  const sortKey = columns.find(({ name }) => name === search.sort)?.sortKey;
  if (sortKey) return sortRecords(found, isDescending(search), sortKey);
  return arrange(found);
}

export function ListPage<TRecord extends ListRecord>({ config }: { config: ListConfig<TRecord> }) {
  const { entity, summary, filters, HeadActions, Intro } = config;
  const { section, isPlanned } = entity;
  const texts = textsOf(entity);
  const [search, change] = useListSearch();
  const list = useLiveList(entity);
  const { records, error } = list;
  const all = records ?? [];
  const shown = shownRecords(config, all, search);
  const actions = useRecordActions(entity);
  const selection = useSelection(shown);
  if (error) throw error;
  const highlight = summary && `, dont ${all.filter(summary.isCounted).length} ${summary.words}`;
  return (
    <>
      <PageHead
        title={texts.title}
        summary={records && highlight && texts.counted(all.length) + highlight}
        back={!isPlanned && <BackLink to="/admin">Tableau de bord</BackLink>}
      >
        <SearchBox label={texts.search} value={search.q} onSearch={(q) => change({ q })} />
        {HeadActions && <HeadActions list={list} />}
        {isPlanned && (
          <Link to="/admin/$section/$id" params={{ section, id: NEW_ID }} className={buttonClass()}>
            {texts.creation}
          </Link>
        )}
      </PageHead>
      {Intro && <Intro records={records} />}
      <Filters filters={filters} all={texts.all} search={search} onChange={change} />
      <ListState list={list} shown={shown.length} texts={texts}>
        <RecordList
          config={config}
          records={shown}
          search={search}
          selection={selection}
          actions={actions}
          onSort={(name) => change(sortedBy(search, name))}
        />
      </ListState>
      <BulkBar
        config={config}
        chosen={selection.chosen}
        actions={actions}
        onClear={selection.clear}
      />
    </>
  );
}
