import { RowCheckbox } from '#admin/ui/checkbox.tsx';
import { useWide } from '#admin/ui/use-wide.ts';
import { type RecordListProps, RecordTable } from './record-table.tsx';
import { useMore } from './use-more.tsx';

/** Renders records as a table, or as cards on a phone, a hundred at a time. */
export function RecordList<TRecord extends { id: string }>(props: RecordListProps<TRecord>) {
  const [records, more] = useMore(props.records);
  const List = useWide() ? RecordTable : RecordCards;
  return (
    <>
      <List {...props} records={records} />
      {more}
    </>
  );
}

function RecordCards<TRecord extends { id: string }>(props: RecordListProps<TRecord>) {
  const { label, records, nameOf, selection, actions, card } = props;
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
