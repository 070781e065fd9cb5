import { Suspense } from 'react';
import { tabStorage } from '#data/web-storage.ts';
import { HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { FormSection } from '#features/forms/form-section.tsx';
import { lazyUsed } from '#ui/lazy/lazy-used.tsx';
import { HolidayForm } from './holiday-form.tsx';

/** The section of the form: where the hero's button leads. */
export const HOLIDAY_SECTION_ID = 'demande';
const FORM_ID = 'holiday-form';

const Form = import.meta.env.SSR
  ? HolidayForm
  : lazyUsed(
      FORM_ID,
      async () => (await import('./holiday-form.tsx')).HolidayForm,
      () => tabStorage.read(HOLIDAY_DRAFT_KEY) !== null,
    );

// A constant element: whatever renders around it, the server's form stays until its code is there.
const FORM = (
  <Suspense>
    <Form />
  </Suspense>
);

/** The request form beside its title. */
export function RequestSection() {
  return (
    <FormSection
      id={HOLIDAY_SECTION_ID}
      titleId="racontez-nous"
      title="Racontez-nous"
      formId={FORM_ID}
      form={FORM}
    >
      <p className="mt-5 max-w-72 text-ink-2 max-md:max-w-none">
        Les champs suivis d’un astérisque sont nécessaires. Le reste nous aide à mieux chercher.
      </p>
    </FormSection>
  );
}
