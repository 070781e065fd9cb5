import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createUndoAction } from '#admin/kit/actions.ts';
import { RowButton } from '#admin/kit/list/row-actions.tsx';
import { RowMover } from '#admin/kit/row-mover.tsx';
import { SmallButton } from '#admin/ui/button.tsx';
import { toastInfo } from '#ui/toast/toast.ts';

type RowsFieldProps<TRow> = {
  field: {
    label: string;
    value: readonly TRow[] | null;
    error: string | undefined;
    setValue: (change: (rows: TRow[] | null) => TRow[]) => void;
  };
  nameOf: (row: TRow, index: number) => string;
  /** The button that adds `row`, shown while there are fewer than `max` rows; none if undefined. */
  add?: { label: string; row: TRow; max: number };
  children: (row: TRow, index: number, onChange: (row: TRow) => void) => ReactNode;
};

/** Form field of rows that the user can move and remove; the focus follows a moved row, and goes to a new row. */
export function SortableRowsField<TRow>({ field, nameOf, add, children }: RowsFieldProps<TRow>) {
  const { label, error, setValue: onChange } = field;
  const rows = field.value ?? [];
  const list = useRef<HTMLFieldSetElement>(null);
  const move = (from: number, to: number) => {
    const moved = rows.slice(from, from + 1);
    flushSync(() => onChange(() => rows.toSpliced(from, 1).toSpliced(to, 0, ...moved)));
    const button = `[data-row="${to}"] [aria-label^=${to < from ? 'Monter' : 'Descendre'}]`;
    list.current?.querySelector<HTMLElement>(button)?.focus();
  };
  const append = (row: TRow) => {
    flushSync(() => onChange(() => [...rows, row]));
    const fields = `[data-row="${rows.length}"] :is(input, select, textarea, button)`;
    list.current?.querySelector<HTMLElement>(fields)?.focus();
  };
  const remove = (row: TRow, index: number) => {
    onChange(() => rows.toSpliced(index, 1));
    list.current?.focus();
    const putBack = () => onChange((current) => (current ?? []).toSpliced(index, 0, row));
    toastInfo(`${label}\u00a0: une ligne retirée`, {
      description: nameOf(row, index),
      action: createUndoAction('Annuler le retrait', putBack),
    });
  };
  return (
    <fieldset ref={list} tabIndex={-1} className="min-w-0 [&_fieldset]:min-w-0">
      <legend className="mb-2 block text-ui font-medium">{label}</legend>
      {rows.map((row, index) => {
        const name = nameOf(row, index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id.
          <fieldset key={index} data-row={index} aria-label={name} className="border-b border-rule">
            {children(row, index, (changed) => onChange(() => rows.with(index, changed)))}
            <div className="flex flex-wrap gap-x-5">
              <RowMover
                of={name}
                from={index}
                count={rows.length}
                onMove={(to) => move(index, to)}
              />
              <RowButton of={name} isDangerous onPress={() => remove(row, index)}>
                Retirer
              </RowButton>
            </div>
          </fieldset>
        );
      })}
      {error !== undefined && (
        <p role="alert" className="mt-3 text-small font-medium text-error">
          {error}
        </p>
      )}
      {add && rows.length < add.max && (
        <SmallButton className="mt-4" onClick={() => append(add.row)}>
          {add.label}
        </SmallButton>
      )}
    </fieldset>
  );
}
