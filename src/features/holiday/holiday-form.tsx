import { HONEYPOT_FIELD } from '#domain/requests/form-guard.ts';
import {
  HOLIDAY_BUDGETS,
  HOLIDAY_LABELS,
  HOLIDAY_TYPES,
} from '#domain/requests/holiday-options.ts';
import { CONTACT_EMAIL } from '#domain/site/brand.ts';
import { TEXT_MAX, TRAVELLERS_MAX } from '#domain/site/limits.ts';
import { HOLIDAY_DRAFT_KEY } from '#domain/site/storage-keys.ts';
import { Honeypot } from '#ui/forms/honeypot.tsx';
import { TextAreaField } from '#ui/forms/text-area-field.tsx';
import { ContactMethodField } from './contact-method-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { HolidayChoice } from './holiday-choice.tsx';
import { HolidayDates } from './holiday-dates.tsx';
import { HolidayLine } from './holiday-line.tsx';
import { reachField } from './reach-field.ts';
import { ReachLine } from './reach-line.tsx';
import { SendRequest } from './send-request-button.tsx';
import { useHolidayForm } from './use-holiday-form.ts';

/** The request (spec sections 2, 3 and 5). Without JavaScript it opens a mail. */
export function HolidayForm() {
  const { element, form, isSending, onSubmit } = useHolidayForm();
  return (
    <form
      ref={element}
      noValidate
      data-draft={HOLIDAY_DRAFT_KEY}
      action={`mailto:${CONTACT_EMAIL}`}
      method="post"
      encType="text/plain"
      onSubmit={onSubmit}
      className="grid items-start gap-x-8 *:has-[[aria-invalid=true]]:mb-4.5 md:grid-cols-2"
    >
      <ErrorSummary form={form} element={element} />
      <HolidayLine form={form} name="prenom" required autoComplete="given-name" />
      <HolidayLine form={form} name="nom" required autoComplete="family-name" />
      <ContactMethodField form={form} />
      <form.Subscribe selector={({ values }) => reachField(values.methodeContact)}>
        {(field) => (
          <>
            {field !== null && <ReachLine form={form} field={field} />}
            <HolidayChoice
              form={form}
              name="typeVacances"
              required
              options={HOLIDAY_TYPES}
              // Alone on its line until there is a field beside it: nothing moves on a wide window.
              className={field === null ? 'md:col-span-2' : undefined}
            />
          </>
        )}
      </form.Subscribe>
      <HolidayLine
        form={form}
        name="destination"
        placeholder={'Pays, ville, île… ou «\u202fsurprenez-nous\u202f»'}
      />
      <HolidayChoice form={form} name="budget" options={HOLIDAY_BUDGETS} />
      <HolidayDates form={form} />
      <HolidayLine
        form={form}
        name="nombrePersonnes"
        required
        type="number"
        inputMode="numeric"
        min={1}
        max={TRAVELLERS_MAX}
      />
      <form.Field name="message">
        {({ name, state, handleChange }) => (
          <TextAreaField
            label={HOLIDAY_LABELS.message}
            name={name}
            maxLength={TEXT_MAX}
            value={state.value}
            error={state.meta.errors[0]}
            onChange={(event) => handleChange(event.target.value)}
            className="md:col-span-2"
          />
        )}
      </form.Field>
      <Honeypot name={HONEYPOT_FIELD} />
      <SendRequest isSending={isSending} />
    </form>
  );
}
