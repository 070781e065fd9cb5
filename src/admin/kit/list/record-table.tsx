import type { ReactNode } from 'react';
import { RowCheckbox } from '#admin/ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { Column } from './columns.tsx';
import type { Direction } from './sort-records.ts';
import type { Selection } from './use-selection.ts';

export type RecordListProps<TRecord extends { id: string }> = {
  /** The table's accessible name. */
  label: string;
  records: readonly TRecord[];
  columns: readonly Column<TRecord>[];
  nameOf: (record: TRecord) => string;
  sort: { name: string; direction: Direction } | undefined;
  onSort: (name: string) => void;
  /** Lists from which nothing is chosen have none. */
  selection: Selection | undefined;
  actions: (record: TRecord) => ReactNode;
  card: (record: TRecord) => ReactNode;
};

const HEAD_CELL =
  'border-b border-ink p-0 pr-3 text-small font-medium whitespace-normal text-ink-2 last:pr-0';
const CELL = 'h-17.5 border-b border-rule py-1.5 pr-3 pl-0 tabular-nums last:pr-0';
const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

const cellOf = (cell: string, { align, isMinor }: Pick<Column<never>, 'align' | 'isMinor'>) =>
  classNames(cell, align === 'right' && 'text-right', isMinor && 'max-xl:hidden');

/** Renders records as a table. */
export function RecordTable<TRecord extends { id: string }>(props: RecordListProps<TRecord>) {
  const { label, records, columns, nameOf, selection, actions } = props;
  return (
    <table aria-label={label} className="table text-ui">
      <Head {...props} />
      <tbody>
        {records.map((record) => (
          <tr key={record.id}>
            {selection && (
              <td className={`${CELL} w-11`}>
                <RowCheckbox
                  label={`Choisir ${nameOf(record)}`}
                  checked={selection.has(record.id)}
                  onChange={() => selection.toggle(record.id)}
                />
              </td>
            )}
            {columns.map((column) => (
              <td key={column.name} className={cellOf(CELL, column)}>
                {column.cell(record)}
              </td>
            ))}
            <td className={CELL}>
              {/* Two by two where there is little room. */}
              <div className="ml-auto grid grid-cols-[auto_auto] justify-end gap-x-4 min-[84rem]:flex">
                {actions(record)}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head<TRecord extends { id: string }>(props: RecordListProps<TRecord>) {
  const { columns, sort, onSort, selection } = props;
  const directionBy = (name: string) => (sort?.name === name ? sort.direction : undefined);
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col" className={HEAD_CELL}>
            <RowCheckbox
              label={selection.allLabel}
              checked={selection.state === 'all'}
              isMixed={selection.state === 'some'}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {columns.map((column) => {
          const direction = directionBy(column.name);
          return (
            <th
              key={column.name}
              scope="col"
              aria-sort={direction && DIRECTIONS[direction]}
              className={cellOf(HEAD_CELL, column)}
            >
              {column.sortKey ? (
                <SortButton {...column} direction={direction} onPress={() => onSort(column.name)} />
              ) : (
                <span className={column.isLabelHidden ? 'sr-only' : undefined}>{column.label}</span>
              )}
            </th>
          );
        })}
        <th scope="col" className={HEAD_CELL}>
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
  );
}

type SortButtonProps = Pick<Column<never>, 'label' | 'align'> & {
  /** Undefined when the list is sorted by another column. */
  direction: Direction | undefined;
  onPress: () => void;
};

function SortButton({ label, align, direction, onPress }: SortButtonProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`inline-flex min-h-11 items-center gap-1.5 text-left leading-tight font-medium ${align === 'right' ? 'flex-row-reverse' : ''}`}
    >
      {label}
      {direction && (
        <Icon
          name="chevron-down"
          size={14}
          className={direction === 'asc' ? 'flex-none rotate-180' : 'flex-none'}
        />
      )}
    </button>
  );
}
