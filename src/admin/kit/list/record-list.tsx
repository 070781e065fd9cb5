import type { ReactNode } from 'react';
import { RowCheckbox } from '#admin/ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { Column } from './columns.tsx';
import type { ListSearch } from './list-config.ts';
import { directionOf } from './use-list-search.ts';
import { useMore } from './use-more.tsx';
import type { Selection } from './use-selection.ts';

type RecordListProps<TRecord> = {
  /** The table's accessible name. */
  label: string;
  records: readonly TRecord[];
  columns: readonly Column<TRecord>[];
  nameOf: (record: TRecord) => string;
  search: ListSearch;
  onSort: (name: string) => void;
  selection: Selection;
  actions: (record: TRecord) => ReactNode;
};

// On a phone each row is a block of labelled values.
const ROW =
  'max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-4 max-lg:border-b max-lg:border-rule max-lg:py-3';
const HEAD_CELL =
  'border-b border-ink p-0 pr-3 text-small font-medium whitespace-normal text-ink-2 last:pr-0';
const CELL =
  'p-0 tabular-nums max-lg:not-last:data-label:before:text-ink-2 max-lg:data-label:before:content-[attr(data-label)] lg:h-17.5 lg:border-b lg:border-rule lg:py-1.5 lg:pr-3 lg:last:pr-0';

const cellOf = (cell: string, { align, isMinor }: Pick<Column<never>, 'align' | 'isMinor'>) =>
  classNames(cell, align === 'right' && 'lg:text-right', isMinor && 'lg:max-xl:hidden');

/** Renders records as a table, a hundred at a time. */
export function RecordList<TRecord extends { id: string }>(props: RecordListProps<TRecord>) {
  const { label, columns, nameOf, selection, actions } = props;
  const [records, more] = useMore(props.records);
  return (
    <>
      <table aria-label={label} className="table text-ui max-lg:block">
        <Head {...props} />
        <tbody className="max-lg:block">
          {records.map((record) => (
            <tr key={record.id} className={ROW}>
              <td className={`${CELL} w-11`}>
                <RowCheckbox
                  label={`Choisir ${nameOf(record)}`}
                  checked={selection.has(record.id)}
                  onChange={() => selection.toggle(record.id)}
                />
              </td>
              {columns.map((column) => (
                <td
                  key={column.name}
                  data-label={column.isTitle ? undefined : `${column.label}\u00a0: `}
                  className={cellOf(CELL, column)}
                >
                  {column.cell(record)}
                </td>
              ))}
              <td className={`${CELL} max-lg:w-full`}>
                {/* Two by two where there is little room. */}
                <div className="flex flex-wrap gap-x-4 lg:ml-auto lg:grid lg:grid-cols-[auto_auto] lg:justify-end min-[84rem]:flex min-[84rem]:flex-nowrap">
                  {actions(record)}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {more}
    </>
  );
}

function Head<TRecord>({ columns, search, onSort, selection }: RecordListProps<TRecord>) {
  return (
    <thead className="max-lg:block">
      <tr className="max-lg:block">
        <th scope="col" className={HEAD_CELL}>
          <RowCheckbox
            label={selection.allLabel}
            checked={selection.state === 'all'}
            isMixed={selection.state === 'some'}
            onChange={selection.toggleAll}
          />
        </th>
        {columns.map((column) => {
          const direction = search.sort === column.name ? directionOf(search) : undefined;
          const isHidden = column.isTitle && !column.sortKey;
          return (
            <th
              key={column.name}
              scope="col"
              aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
              className={cellOf(`${HEAD_CELL} max-lg:hidden`, column)}
            >
              {column.sortKey ? (
                <button
                  type="button"
                  onClick={() => onSort(column.name)}
                  className="inline-flex min-h-11 items-center gap-1.5 text-left leading-tight font-medium"
                >
                  {column.label}
                  {direction && (
                    <Icon
                      name="chevron-down"
                      size={14}
                      className={direction === 'asc' ? 'flex-none rotate-180' : 'flex-none'}
                    />
                  )}
                </button>
              ) : (
                <span className={isHidden ? 'sr-only' : undefined}>{column.label}</span>
              )}
            </th>
          );
        })}
        <th scope="col" className={`${HEAD_CELL} max-lg:hidden`}>
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
  );
}
