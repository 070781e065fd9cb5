import { useState } from 'react';
import { Button } from '#admin/ui/button.tsx';
import { RowCheckbox } from '#admin/ui/checkbox.tsx';
import type { RecordListProps } from './record-columns.ts';
import { RecordTable } from './record-table.tsx';
import { useWide } from './use-wide.ts';

/** Rows rendered at first, and by each press. */
const PART = 100;

/** The records of a list: a table, or cards on a phone, a hundred at a time. */
export function RecordList<TRecord extends { id: string }, TKey extends string>(
  props: RecordListProps<TRecord, TKey>,
) {
  const [most, setMost] = useState(PART);
  const records = props.records.slice(0, most);
  const List = useWide() ? RecordTable : RecordCards;
  return (
    <>
      <List {...props} records={records} />
      {records.length < props.records.length && (
        <Button className="mt-8" variant="outline" onClick={() => setMost(most + PART)}>
          Afficher plus
        </Button>
      )}
    </>
  );
}

/** Cards for phones. */
function RecordCards<TRecord extends { id: string }, TKey extends string>({
  label,
  records,
  nameOf,
  selection,
  actions,
  card,
}: RecordListProps<TRecord, TKey>) {
  return (
    <ul aria-label={label} className="border-t border-ink">
      {records.map((record) => (
        <li key={record.id} className="flex gap-2 border-b border-rule py-3">
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
      ))}
    </ul>
  );
}
