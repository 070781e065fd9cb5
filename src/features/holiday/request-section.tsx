import { Suspense } from 'react';
import { tabStorage } from '#data/web-storage.ts';
import { HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { FormSection } from '#features/forms/form-section.tsx';
import { lazyUsed } from '#ui/lazy/lazy-used.tsx';
import { HolidayForm } from './holiday-form.tsx';

export const HOLIDAY_SECTION_ID = 'demande';
const FORM_ID = 'holiday-form';

const Form = import.meta.env.SSR
  ? HolidayForm
  : lazyUsed(
      FORM_ID,
      async () => (await import('./holiday-form.tsx')).HolidayForm,
      () => tabStorage.read(HOLIDAY_DRAFT_KEY) !== null,
    );

// A constant element keeps the server's form until the code is loaded, whatever renders around it.
const FORM = (
  <Suspense>
    <Form />
  </Suspense>
);

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
