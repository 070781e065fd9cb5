import { type ComponentProps, useSyncExternalStore } from 'react';
import type { contactMethod } from '#domain/requests/contact-methods.ts';
import { todayIso } from '#domain/text/today.ts';
import { FormLine } from '#features/forms/form-fields.tsx';
import type { RequestForm } from '#features/forms/use-request-form.ts';
import { HOLIDAY_FORM } from './holiday-request.ts';

const { controls } = HOLIDAY_FORM;

type ReachField = NonNullable<ReturnType<typeof contactMethod>>['field'];

const REACH_INPUTS = {
  email: { type: 'email', autoComplete: 'email' },
  telephone: { type: 'tel', autoComplete: 'tel' },
  instagram: { autoCapitalize: 'none', spellCheck: false },
  tiktok: { autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<ReachField, Partial<ComponentProps<'input'>>>;

export function ReachLine({ form, field }: { form: RequestForm; field: ReachField }) {
  // The key mounts a new field for each method, so that no text of another method stays.
  return (
    <FormLine key={field} form={form} {...controls[field]} required {...REACH_INPUTS[field]} />
  );
}

const noChanges = () => () => undefined;
const dayInParis = () => todayIso(new Date());

export function HolidayDates({ form }: { form: RequestForm }) {
  // Undefined on the server, whose page may be cached and older than today.
  const today = useSyncExternalStore(noChanges, dayInParis, () => undefined);
  return (
    <form.Subscribe selector={({ values }) => values.dateDepart}>
      {(departure) => (
        <>
          <FormLine form={form} {...controls.dateDepart} type="date" min={today} />
          <FormLine form={form} {...controls.dateRetour} type="date" min={departure || today} />
        </>
      )}
    </form.Subscribe>
  );
}
