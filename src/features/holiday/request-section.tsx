import { Suspense } from 'react';
import { hasFormDraft } from '#data/forms/has-form-draft.ts';
import { HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { lazyUsed } from '#ui/lazy/lazy-used.tsx';
import { HolidayForm } from './holiday-form.tsx';
import { HOLIDAY_SECTION_ID } from './holiday-section-id.ts';

const FORM_ID = 'holiday-form';

// The page and the form share no module of their own: the build would put it into the form's chunk,
// and the page would load that.
const Form = import.meta.env.SSR
  ? HolidayForm
  : lazyUsed(
      FORM_ID,
      async () => (await import('./holiday-form.tsx')).HolidayForm,
      () => hasFormDraft(HOLIDAY_DRAFT_KEY),
    );

// Made once: whatever is rendered anew around it, the server's form stays until its code is there.
const FORM = (
  <Suspense>
    <Form />
  </Suspense>
);

/** The request form beside its title. */
export function RequestSection() {
  return (
    <section
      id={HOLIDAY_SECTION_ID}
      aria-labelledby="racontez-nous"
      tabIndex={-1}
      className="section-space outline-none"
    >
      <div className="page-grid gap-y-8">
        <div className="md:col-span-12 lg:col-span-4">
          <p aria-hidden="true" className="numeral">
            I
          </p>
          <h2 id="racontez-nous" className="section-title mt-4 text-[2.5rem]">
            Racontez-nous
          </h2>
          <p className="mt-5 max-w-72 text-ink-2 max-md:max-w-none">
            Les champs suivis d’un astérisque sont nécessaires. Le reste nous aide à mieux chercher.
          </p>
        </div>
        <div id={FORM_ID} className="md:col-span-12 lg:col-span-8 lg:col-start-5">
          {FORM}
        </div>
      </div>
    </section>
  );
}
