import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { RowButton } from '#admin/kit/list/row-actions.tsx';

type RowsFieldProps<TRow> = {
  label: string;
  rows: readonly TRow[];
  nameOf: (row: TRow, index: number) => string;
  onChange: (rows: TRow[]) => void;
  children: (row: TRow, index: number, onChange: (row: TRow) => void) => ReactNode;
};

/** Form field of rows that can be moved and removed; the focus follows a row that moves. */
export function RowsField<TRow>(props: RowsFieldProps<TRow>) {
  const { label, rows, nameOf, onChange, children } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const move = (row: TRow, from: number, to: number, label: string) => {
    flushSync(() => onChange(rows.toSpliced(from, 1).toSpliced(to, 0, row)));
    const moved = `[data-row="${to}"] [aria-label^=${label}]`;
    list.current?.querySelector<HTMLElement>(moved)?.focus();
  };
  const remove = (index: number) => {
    onChange(rows.toSpliced(index, 1));
    list.current?.focus();
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
            {children(row, index, (changed) => onChange(rows.with(index, changed)))}
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
              <RowButton of={name} isDangerous onPress={() => remove(index)}>
                Retirer
              </RowButton>
            </div>
          </fieldset>
        );
      })}
    </fieldset>
  );
}
