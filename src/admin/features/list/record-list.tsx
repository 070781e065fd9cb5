import { RowCheckbox } from '#admin/ui/checkbox.tsx';
import type { RecordListProps } from './record-columns.ts';
import { RecordTable } from './record-table.tsx';
import { useWide } from './use-wide.ts';
import { useWindowRows } from './use-window-rows.ts';

const CARD_HEIGHT = 150;

/** The records of a list: a table, or cards on a phone. Only rows near the window are rendered. */
export function RecordList<TRecord extends { id: string }, TKey extends string>(
  props: RecordListProps<TRecord, TKey>,
) {
  return useWide() ? <RecordTable {...props} /> : <RecordCards {...props} />;
}

/** Cards for phones; spacers stand in for those out of sight. */
function RecordCards<TRecord extends { id: string }, TKey extends string>({
  label,
  records,
  nameOf,
  selection,
  actions,
  card,
}: RecordListProps<TRecord, TKey>) {
  const { element, rows, measure, before, after } = useWindowRows<HTMLUListElement>(
    records.length,
    CARD_HEIGHT,
  );
  return (
    <ul ref={element} aria-label={label} className="border-t border-ink">
      {before > 0 && <li aria-hidden="true" style={{ height: before }} />}
      {rows.map(({ index }) => {
        const record = records[index];
        if (record === undefined) return null;
        return (
          <li
            key={record.id}
            ref={measure}
            data-index={index}
            aria-setsize={records.length}
            aria-posinset={index + 1}
            className="flex gap-2 border-b border-rule py-3"
          >
            {selection && (
              <RowCheckbox
                label={`Choisir ${nameOf(record)}`}
                checked={selection.has(record.id)}
                onChange={() => selection.toggle(record.id)}
              />
            )}
            <div className="min-w-0 grow">
              {card(record)}
              <div className="flex flex-wrap gap-x-5">{actions(record)}</div>
            </div>
          </li>
        );
      })}
      {after > 0 && <li aria-hidden="true" style={{ height: after }} />}
    </ul>
  );
}
