import { type ReactNode, useEffect, useRef } from 'react';
import { RowButton } from '#admin/kit/list/row-actions.tsx';
import { Button } from '#admin/ui/button.tsx';

const UP = 'Monter';
const DOWN = 'Descendre';

type RowsFieldProps<TRow> = {
  label: string;
  rows: readonly TRow[];
  max: number;
  newRow: TRow;
  addLabel: string;
  /** Names a row in accessible names: « Monter l’image 2 ». */
  nameOf: (row: TRow, index: number) => string;
  /** Shown where there are no rows. */
  empty?: ReactNode;
  /** Other ways to add rows, beside the button. */
  moreActions?: ReactNode;
  onChange: (rows: TRow[]) => void;
  children: (row: TRow, index: number, onChange: (row: TRow) => void) => ReactNode;
};

/** Edits rows that can be added, moved and removed; the focus follows a row that moves. */
export function RowsField<TRow>(props: RowsFieldProps<TRow>) {
  const { label, rows, max, newRow, addLabel, nameOf, empty, moreActions, children } = props;
  const list = useRef<HTMLFieldSetElement>(null);
  /** Selects what takes the focus once the rows are rendered in their new order. */
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    if (focusNext.current === null) return;
    list.current?.querySelector<HTMLElement>(focusNext.current)?.focus();
    focusNext.current = null;
  });

  const change = (next: TRow[], focus: string | null = null) => {
    focusNext.current = focus;
    props.onChange(next);
  };
  const move = (row: TRow, from: number, to: number) => {
    const button = to < from ? UP : DOWN;
    const moved = rows.toSpliced(from, 1).toSpliced(to, 0, row);
    change(moved, `[data-row="${to}"] [aria-label^=${button}]`);
  };
  return (
    <fieldset ref={list}>
      <legend className="field-label mb-2">{label}</legend>
      {rows.map((row, index) => {
        const name = nameOf(row, index);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id.
          <fieldset key={index} data-row={index} aria-label={name} className="border-b border-rule">
            {children(row, index, (changed) => change(rows.with(index, changed)))}
            <div className="flex flex-wrap gap-x-5">
              <RowButton
                of={name}
                isDisabled={index === 0}
                onPress={() => move(row, index, index - 1)}
              >
                {UP}
              </RowButton>
              <RowButton
                of={name}
                isDisabled={index + 1 === rows.length}
                onPress={() => move(row, index, index + 1)}
              >
                {DOWN}
              </RowButton>
              <RowButton
                of={name}
                isDangerous
                onPress={() => change(rows.toSpliced(index, 1), '[data-add]')}
              >
                Retirer
              </RowButton>
            </div>
          </fieldset>
        );
      })}
      {rows.length === 0 && empty}
      {rows.length < max && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            data-add
            size="sm"
            variant="outline"
            onClick={() => change([...rows, newRow], `[data-row="${rows.length}"] input`)}
          >
            {addLabel}
          </Button>
          {moreActions}
        </div>
      )}
    </fieldset>
  );
}
