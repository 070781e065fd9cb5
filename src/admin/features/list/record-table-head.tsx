import { Icon } from '#ui/icon.tsx';
import type { RecordListProps } from './record-list.tsx';
import { Checkbox } from './row-checkbox.tsx';

const DIRECTIONS = { asc: 'ascending', desc: 'descending' } as const;

type RecordTableHeadProps<TRecord extends { id: string }, TKey extends string> = Pick<
  RecordListProps<TRecord, TKey>,
  'columns' | 'sort' | 'onSort' | 'selection'
>;

/** Labels of the columns, by which most can be sorted. */
export function RecordTableHead<TRecord extends { id: string }, TKey extends string>({
  columns,
  sort,
  onSort,
  selection,
}: RecordTableHeadProps<TRecord, TKey>) {
  return (
    <thead>
      <tr>
        {selection && (
          <th scope="col">
            <Checkbox
              label="Tout choisir"
              checked={selection.state === 'all'}
              isMixed={selection.state === 'some'}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        {columns.map(({ key, label, isLabelHidden, isSortable, align }) => (
          <th
            key={key}
            scope="col"
            aria-sort={sort?.key === key ? DIRECTIONS[sort.direction] : undefined}
            className={align === 'right' ? 'text-right' : undefined}
          >
            {isSortable ? (
              <button
                type="button"
                onClick={() => onSort?.(key)}
                className={`inline-flex min-h-11 items-center gap-1.5 text-left leading-tight font-medium ${align === 'right' ? 'flex-row-reverse' : ''}`}
              >
                {label}
                {sort?.key === key && (
                  <Icon
                    name="chevron-down"
                    size={14}
                    className={sort.direction === 'asc' ? 'flex-none rotate-180' : 'flex-none'}
                  />
                )}
              </button>
            ) : (
              <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
            )}
          </th>
        ))}
        <th scope="col">
          <span className="sr-only">Actions</span>
        </th>
      </tr>
    </thead>
  );
}
