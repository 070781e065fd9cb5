import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { undoAction } from '#admin/kit/actions.ts';
import { RowButton } from '#admin/kit/list/row-actions.tsx';
import { SmallButton } from '#admin/ui/button.tsx';
import { toastInfo } from '#ui/toast/toast.ts';

type RowsFieldProps<TRow> = {
  label: string;
  rows: readonly TRow[];
  nameOf: (row: TRow, index: number) => string;
  onChange: (change: (rows: TRow[] | null) => TRow[]) => void;
  /** The button that adds a row, while there are fewer than `max`. */
  add?: { label: string; row: TRow; max: number };
  error?: string | undefined;
  children: (row: TRow, index: number, onChange: (row: TRow) => void) => ReactNode;
};

/** Form field of rows that can be moved and removed; the focus follows a row that moves. */
export function RowsField<TRow>(props: RowsFieldProps<TRow>) {
  const { label, rows, nameOf, onChange, add, error, children } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const move = (row: TRow, from: number, to: number, label: string) => {
    flushSync(() => onChange(() => rows.toSpliced(from, 1).toSpliced(to, 0, row)));
    const moved = `[data-row="${to}"] [aria-label^=${label}]`;
    list.current?.querySelector<HTMLElement>(moved)?.focus();
  };
  const remove = (row: TRow, index: number) => {
    onChange(() => rows.toSpliced(index, 1));
    list.current?.focus();
    const putBack = () => onChange((now) => (now ?? []).toSpliced(index, 0, row));
    toastInfo(`${label}\u00a0: une ligne retirée`, {
      description: nameOf(row, index),
      action: undoAction('Annuler le retrait', putBack),
    });
  };
  return (
    <fieldset ref={list} tabIndex={-1}>
      <legend className="mb-2 block text-ui font-medium">{label}</legend>
      {rows.map((row, index) => {
        const name = nameOf(row, index);
        const steps = [
          { label: 'Monter', to: index - 1 },
          { label: 'Descendre', to: index + 1 },
        ];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id.
          <fieldset key={index} data-row={index} aria-label={name} className="border-b border-rule">
            {children(row, index, (changed) => onChange(() => rows.with(index, changed)))}
            <div className="flex flex-wrap gap-x-5">
              {steps.map(({ label, to }) => (
                <RowButton
                  key={label}
                  of={name}
                  isDisabled={rows[to] === undefined}
                  onPress={() => move(row, index, to, label)}
                >
                  {label}
                </RowButton>
              ))}
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
        <SmallButton className="mt-4" onClick={() => onChange(() => [...rows, add.row])}>
          {add.label}
        </SmallButton>
      )}
    </fieldset>
  );
}
