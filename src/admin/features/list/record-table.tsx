import type { RecordListProps } from './record-list.tsx';
import { RecordTableHead } from './record-table-head.tsx';
import { Checkbox } from './row-checkbox.tsx';
import { useWindowRows } from './use-window-rows.ts';

const ROW_HEIGHT = 71;

/** The records as a table; the rows out of sight are two spaces. */
export function RecordTable<TRecord extends { id: string }, TKey extends string>(
  props: RecordListProps<TRecord, TKey>,
) {
  const { label, records, columns, nameOf, selection, actions } = props;
  const { element, rows, measure, before, after } = useWindowRows<HTMLTableElement>(
    records.length,
    ROW_HEIGHT,
  );
  return (
    <table
      ref={element}
      aria-label={label}
      aria-rowcount={records.length + 1}
      className="admin-table"
    >
      <RecordTableHead {...props} />
      <tbody>
        {before > 0 && <tr style={{ height: before }} />}
        {rows.map(({ index }) => {
          const record = records[index];
          if (record === undefined) return null;
          return (
            <tr key={record.id} ref={measure} data-index={index} aria-rowindex={index + 2}>
              {selection && (
                <td className="w-11">
                  <Checkbox
                    label={`Choisir ${nameOf(record)}`}
                    checked={selection.has(record.id)}
                    onChange={() => selection.toggle(record.id)}
                  />
                </td>
              )}
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={column.align === 'right' ? 'text-right' : undefined}
                >
                  {column.render(record)}
                </td>
              ))}
              <td>
                <div className="flex justify-end gap-4.5">{actions(record)}</div>
              </td>
            </tr>
          );
        })}
        {after > 0 && <tr style={{ height: after }} />}
      </tbody>
    </table>
  );
}
