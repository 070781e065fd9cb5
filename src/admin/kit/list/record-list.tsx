// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the roles of a table with another `display`.
import { useState } from 'react';
import { RowCheckbox } from '#admin/ui/fields.tsx';
import { RECORDS_PER_TRANSACTION_MAX } from '#domain/admin/admin-calls.ts';
import { adminPageLabel, recordName } from '#domain/entity/entity.ts';
import { classNames } from '#ui/class-names.ts';
import type { Column, ListConfig, ListRecord } from './list-config.ts';
import { SHOW_MORE_STEP, ShowMoreButton } from './list-state.tsx';
import { RowActions } from './row-actions.tsx';
import { isDescending, toggleSort, useListSearchParams } from './search.tsx';

type RecordListProps = {
  config: ListConfig;
  records: readonly ListRecord[];
  isArranged: boolean;
  selection: ReturnType<typeof useRecordSelection>;
};

const ROW =
  'max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:border-b max-lg:border-rule max-lg:py-3';
const HEAD_CELL =
  'border-b border-ink p-0 pr-3 text-small font-medium whitespace-normal text-ink-2 last:pr-0';
const CELL =
  'p-0 tabular-nums max-lg:border-0 max-lg:not-last:data-label:before:text-ink-2 max-lg:data-label:before:content-[attr(data-label)] lg:h-17.5 lg:border-b lg:border-rule lg:py-1.5 lg:pr-3 lg:last:pr-0';

const cellOf = (cell: string, { isMinor }: Pick<Column<never>, 'isMinor'>) =>
  classNames(cell, isMinor && 'lg:max-xl:hidden');

export function RecordList({ config, records, isArranged, selection }: RecordListProps) {
  const { entity, columns } = config;
  const [search, change] = useListSearchParams();
  const nameOf = (record: ListRecord) => config.nameOf?.(record) ?? recordName(entity, record);
  const showMore = (lines: number) => change({ lines: String(lines) });
  const lines = Number(search.lines) || SHOW_MORE_STEP;
  return (
    <>
      <table
        role="table"
        aria-label={adminPageLabel(entity)}
        className="table text-ui max-lg:block"
      >
        <thead role="rowgroup" className="max-lg:block">
          <tr role="row" className="max-lg:block">
            <th
              role="columnheader"
              scope="col"
              className={`${HEAD_CELL} max-lg:flex max-lg:items-center`}
            >
              <RowCheckbox
                aria-label={selection.allLabel}
                checked={selection.isAll}
                onChange={selection.toggleAll}
              />
              <span aria-hidden="true" className="lg:hidden">
                {selection.allLabel}
              </span>
            </th>
            {columns.map((column) => (
              <HeadCell key={column.name} column={column} />
            ))}
            <th role="columnheader" scope="col" className={`${HEAD_CELL} max-lg:hidden`}>
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-lg:block">
          {records.slice(0, lines).map((record) => (
            <tr key={record.id} role="row" data-row className={ROW}>
              <td role="cell" className={`${CELL} w-11`}>
                <RowCheckbox
                  aria-label={`Choisir ${nameOf(record)}`}
                  checked={selection.has(record.id)}
                  onChange={() => selection.toggle(record.id)}
                />
              </td>
              {columns.map((column) => (
                <td
                  key={column.name}
                  role="cell"
                  data-label={column.hidesLabel ? undefined : `${column.label}\u00a0: `}
                  className={cellOf(
                    // On a small screen, a long title stays beside the picture, instead of going below it.
                    column.isTitle ? `${CELL} max-lg:flex-[1_1_calc(100%-10rem)]` : CELL,
                    column,
                  )}
                >
                  {column.cell(record, isArranged ? records : undefined)}
                </td>
              ))}
              <td role="cell" className={`${CELL} max-lg:w-full`}>
                <div className="flex flex-wrap gap-x-4 lg:ml-auto lg:grid lg:grid-cols-[auto_auto] lg:justify-end min-[84rem]:flex min-[84rem]:flex-nowrap">
                  <RowActions config={config} record={record} name={nameOf(record)} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ShowMoreButton total={records.length} lines={lines} onMore={showMore} />
    </>
  );
}

function HeadCell({ column }: { column: Column<never> }) {
  const [search, change] = useListSearchParams();
  const { name, label, hidesLabel, sortKey } = column;
  const isSorted = search.sort === name;
  const direction = isDescending(search) ? 'descending' : 'ascending';
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSorted ? direction : undefined}
      className={cellOf(`${HEAD_CELL} max-lg:hidden`, column)}
    >
      {sortKey ? (
        <button
          type="button"
          onClick={() => change(toggleSort(search, name))}
          className="inline-flex min-h-11 items-center gap-1.5 text-left leading-tight font-medium"
        >
          {label}
          {isSorted && <span aria-hidden="true">{direction === 'ascending' ? '↑' : '↓'}</span>}
        </button>
      ) : (
        <span className={hidesLabel ? 'sr-only' : undefined}>{label}</span>
      )}
    </th>
  );
}

export function useRecordSelection<TRecord extends { id: string }>(listed: readonly TRecord[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = listed.filter(({ id }) => ids.has(id));
  const choosable = listed.slice(0, RECORDS_PER_TRANSACTION_MAX);
  const isAll = chosen.length > 0 && chosen.length >= choosable.length;
  return {
    chosen,
    isAll,
    allLabel:
      listed.length > RECORDS_PER_TRANSACTION_MAX
        ? `Choisir les ${RECORDS_PER_TRANSACTION_MAX} premières lignes`
        : 'Tout choisir',
    has: (id: string) => ids.has(id),
    toggle(id: string) {
      const next = new Set(chosen.map((record) => record.id));
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    toggleAll: () => setIds(isAll ? new Set() : new Set(choosable.map(({ id }) => id))),
  };
}
