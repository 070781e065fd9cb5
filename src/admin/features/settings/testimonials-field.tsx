import { useState } from 'react';
import { createEditorFields } from '#admin/kit/editor/field.tsx';
import { SortableRowsField } from '#admin/kit/rows-field.tsx';
import { TextArea, TextInput } from '#admin/ui/fields.tsx';
import { isPublicTestimonial } from '#data/public-testimonials.ts';
import type { SettingsSchema, Testimonial } from '#domain/settings/site-settings.ts';
import { TESTIMONIALS_MAX } from '#domain/site/limits.ts';

const { useField } = createEditorFields<typeof SettingsSchema.entries>();
const EMPTY: Testimonial = { name: '', destination: '', date: '', content: '' };

type TestimonialsFieldProps = { name: 'home_testimonials' | 'holiday_testimonials' };

export function TestimonialsField({ name }: TestimonialsFieldProps) {
  const field = useField(name);
  return (
    <div className="mb-9 md:col-span-2 [&>fieldset>legend]:sr-only">
      <SortableRowsField
        field={{ ...field, error: undefined }}
        nameOf={(row) => row.name || 'le témoignage'}
        add={{ label: 'Ajouter un témoignage', row: EMPTY, max: TESTIMONIALS_MAX }}
      >
        {(row, _, onChange) => (
          <TestimonialFields name={name} row={row} error={field.error} onChange={onChange} />
        )}
      </SortableRowsField>
    </div>
  );
}

type TestimonialFieldsProps = {
  name: string;
  row: Testimonial;
  error: string | undefined;
  onChange: (row: Testimonial) => void;
};

function TestimonialFields({ name, row, error, onChange }: TestimonialFieldsProps) {
  const isIncomplete = Object.values(row).some((text) => text.trim() === '');
  const [isOpen, setOpen] = useState(isIncomplete);
  const isWrong = isIncomplete && error !== undefined;
  const bind = (key: keyof Testimonial) => ({
    value: row[key],
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...row, [key]: target.value }),
  });
  return (
    <details open={isOpen || isWrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer content-center">
        {row.name || 'Nouveau témoignage'}
        {!isPublicTestimonial(row) && ' (exemple, que les visiteurs ne voient pas)'}
      </summary>
      <div className="grid gap-x-6 pt-3 md:grid-cols-3">
        <TextInput label="Nom" name={name} error={isWrong ? error : undefined} {...bind('name')} />
        <TextInput label="Destination" {...bind('destination')} />
        <TextInput label="Date" hint={'Par exemple\u00a0: avril 2026'} {...bind('date')} />
      </div>
      <TextArea label="Témoignage" {...bind('content')} />
    </details>
  );
}
