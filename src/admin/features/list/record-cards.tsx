import type { RecordListProps } from './record-list.tsx';
import { Checkbox } from './row-checkbox.tsx';
import { useWindowRows } from './use-window-rows.ts';

const CARD_HEIGHT = 150;

/** The records on a phone; those out of sight are two spaces. */
export function RecordCards<TRecord extends { id: string }, TKey extends string>({
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
              <Checkbox
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
