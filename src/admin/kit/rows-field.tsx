import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { RowButton } from '#admin/kit/list/row-actions.tsx';
import { Button } from '#admin/ui/button.tsx';

type RowsFieldProps<TRow> = {
  label: string;
  rows: readonly TRow[];
  max: number;
  newRow: TRow;
  addLabel: string;
  /** Names a row in accessible names: « Monter l’image 2 ». */
  nameOf: (row: TRow, index: number) => string;
  /** Other ways to add rows, beside the button. */
  moreActions?: ReactNode;
  onChange: (rows: TRow[]) => void;
  children: (row: TRow, index: number, onChange: (row: TRow) => void) => ReactNode;
};

/** Edits rows that can be added, moved and removed; the focus follows a row that moves. */
export function RowsField<TRow>(props: RowsFieldProps<TRow>) {
  const { label, rows, max, newRow, addLabel, nameOf, moreActions, onChange, children } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  const changeAndFocus = (next: TRow[], focused: string) => {
    flushSync(() => onChange(next));
    list.current?.querySelector<HTMLElement>(focused)?.focus();
  };
  const move = (row: TRow, from: number, to: number, label: string) => {
    const moved = rows.toSpliced(from, 1).toSpliced(to, 0, row);
    changeAndFocus(moved, `[data-row="${to}"] [aria-label^=${label}]`);
  };
  return (
    <fieldset ref={list}>
      <legend className="field-label mb-2">{label}</legend>
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
              <RowButton
                of={name}
                isDangerous
                onPress={() => changeAndFocus(rows.toSpliced(index, 1), '[data-add]')}
              >
                Retirer
              </RowButton>
            </div>
          </fieldset>
        );
      })}
      {rows.length < max && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            data-add
            size="sm"
            variant="outline"
            onClick={() => changeAndFocus([...rows, newRow], `[data-row="${rows.length}"] input`)}
          >
            {addLabel}
          </Button>
          {moreActions}
        </div>
      )}
    </fieldset>
  );
}
