import { RowCheckbox } from '#admin/ui/checkbox.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import type { Sort } from './list-search.ts';
import type { RecordColumn, RecordListProps } from './record-columns.ts';

const HEAD_CELL =
  'border-b border-ink p-0 pr-3 text-small font-medium whitespace-normal text-ink-2 last:pr-0';
const CELL = 'h-17.5 border-b border-rule py-1.5 pr-3 pl-0 tabular-nums last:pr-0';
const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

/** The records as a table. */
export function RecordTable<TRecord extends { id: string }, TKey extends string>(
  props: RecordListProps<TRecord, TKey>,
) {
  const { label, records, columns, nameOf, selection, actions } = props;
  return (
    <table aria-label={label} className="table text-ui">
      <RecordTableHead {...props} />
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
              <td key={column.key} className={cellOf(CELL, column)}>
                {column.render(record)}
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

type Column = Pick<RecordColumn<never>, 'align' | 'isMinor'>;

const cellOf = (cell: string, { align, isMinor }: Column) =>
  classNames(cell, align === 'right' && 'text-right', isMinor && 'max-xl:hidden');

function RecordTableHead<TRecord extends { id: string }, TKey extends string>({
  columns,
  sort,
  onSort,
  selection,
}: RecordListProps<TRecord, TKey>) {
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
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            aria-sort={sort?.key === column.key ? DIRECTIONS[sort.direction] : undefined}
            className={cellOf(HEAD_CELL, column)}
          >
            {onSort && !column.isLabelHidden ? (
              <SortButton
                column={column}
                direction={sort?.key === column.key ? sort.direction : undefined}
                onPress={() => onSort(column.key)}
              />
            ) : (
              <span className={column.isLabelHidden ? 'sr-only' : undefined}>{column.label}</span>
            )}
          </th>
        ))}
        <th scope="col" className={HEAD_CELL}>
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
  );
}

type SortButtonProps = {
  column: Pick<RecordColumn<never>, 'label' | 'align'>;
  /** Undefined when the list is sorted by another column. */
  direction: Sort['direction'] | undefined;
  onPress: () => void;
};

function SortButton({ column: { label, align }, direction, onPress }: SortButtonProps) {
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
