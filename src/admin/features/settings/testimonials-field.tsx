import { type ReactNode, useEffect, useRef, useState } from 'react';
import { editorFields } from '#admin/features/editor/editor-fields.tsx';
import { RowButton } from '#admin/features/list/row-actions.tsx';
import { Button } from '#admin/ui/button.tsx';
import { TextArea, TextInput } from '#admin/ui/fields.tsx';
import { TESTIMONIALS_MAX } from '#domain/site/limits.ts';
import type { SettingsValues, TestimonialRow } from './settings-values.ts';

const { useField } = editorFields<SettingsValues>();
const EMPTY: TestimonialRow = { name: '', destination: '', date: '', content: '' };

const isIncomplete = (row: TestimonialRow) => Object.values(row).some((part) => part.trim() === '');

/** The testimonials of a page, each folded under its name; an incomplete one is open. */
export function TestimonialsField({
  name,
}: {
  name: 'home_testimonials' | 'holiday_testimonials';
}) {
  const { label, value: rows, error, setValue } = useField(name);
  const list = useRef<HTMLFieldSetElement>(null);
  // Selector of what takes the focus once the rows are in their new order.
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  });

  const change = (next: TestimonialRow[], focus: string | null = null) => {
    wanted.current = focus;
    setValue(next);
  };
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (row) change(rows.toSpliced(from, 1).toSpliced(to, 0, row), `[data-row="${to}"] summary`);
  };
  return (
    <fieldset ref={list} className="mb-9">
      <legend className="field-label mb-2">{label}</legend>
      {rows.map((row, index) => (
        <TestimonialFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id.
          key={index}
          name={name}
          row={row}
          index={index}
          error={isIncomplete(row) ? error : undefined}
          onChange={(changed) => change(rows.with(index, changed))}
        >
          {index > 0 && (
            <RowButton of={row.name} onPress={() => move(index, index - 1)}>
              Monter
            </RowButton>
          )}
          {index + 1 < rows.length && (
            <RowButton of={row.name} onPress={() => move(index, index + 1)}>
              Descendre
            </RowButton>
          )}
          <RowButton
            of={row.name}
            isDangerous
            onPress={() => change(rows.toSpliced(index, 1), '[data-add]')}
          >
            Retirer
          </RowButton>
        </TestimonialFields>
      ))}
      {rows.length === 0 && (
        <p className="mb-4 text-small text-ink-2">Aucun{'\u00a0'}: la page n’en montre pas.</p>
      )}
      {rows.length < TESTIMONIALS_MAX && (
        <Button
          data-add
          size="sm"
          variant="outline"
          onClick={() => change([...rows, EMPTY], `[data-row="${rows.length}"] input`)}
        >
          Ajouter un témoignage
        </Button>
      )}
    </fieldset>
  );
}

type TestimonialFieldsProps = {
  name: string;
  row: TestimonialRow;
  index: number;
  error: string | undefined;
  onChange: (row: TestimonialRow) => void;
  /** What can be done with it. */
  children: ReactNode;
};

function TestimonialFields(props: TestimonialFieldsProps) {
  const { name, row, index, error, onChange, children } = props;
  const [isOpen, setOpen] = useState(isIncomplete(row));
  useEffect(() => {
    if (error !== undefined) setOpen(true);
  }, [error]);
  const title = [row.name, row.destination].filter((part) => part.trim() !== '').join(', ');
  return (
    <details
      data-row={index}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="border-b border-rule"
    >
      <summary className="min-h-11 cursor-pointer content-center">
        {title || 'Nouveau témoignage'}
      </summary>
      <div className="grid gap-x-6 pt-3 md:grid-cols-3">
        <TextInput
          label="Nom"
          name={name}
          value={row.name}
          error={error}
          onChange={({ target }) => onChange({ ...row, name: target.value })}
        />
        <TextInput
          label="Destination"
          value={row.destination}
          onChange={({ target }) => onChange({ ...row, destination: target.value })}
        />
        <TextInput
          label="Date"
          value={row.date}
          hint={'Telle qu’elle est affichée\u00a0: avril 2026'}
          onChange={({ target }) => onChange({ ...row, date: target.value })}
        />
      </div>
      <TextArea
        label="Témoignage"
        value={row.content}
        onChange={({ target }) => onChange({ ...row, content: target.value })}
      />
      <div className="-mt-3 flex flex-wrap gap-x-5 pb-3">{children}</div>
    </details>
  );
}
