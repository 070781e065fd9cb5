import {
  HOLIDAY_BUDGETS,
  HOLIDAY_LABELS,
  HOLIDAY_TYPES,
} from '#domain/requests/holiday-options.ts';
import { TEXT_MAX, TRAVELLERS_MAX } from '#domain/site/limits.ts';
import { ErrorSummary } from '#features/forms/error-summary.tsx';
import { FormChoice, FormText } from '#features/forms/form-fields.tsx';
import { FormFrame } from '#features/forms/form-frame.tsx';
import { useRequestForm } from '#features/forms/use-request-form.ts';
import { AttachedList } from './attached-list.tsx';
import { ContactMethodField } from './contact-method-field.tsx';
import { HolidayDates, HolidayLine, ReachLine } from './holiday-fields.tsx';
import { HOLIDAY_FORM } from './holiday-request.ts';
import { reachField } from './reach-field.ts';

export function HolidayForm() {
  const { form, ...frame } = useRequestForm(HOLIDAY_FORM);
  const { draftKey, fields } = HOLIDAY_FORM;
  return (
    <FormFrame {...frame} draftKey={draftKey} sendLabel="Envoyer ma demande">
      <ErrorSummary form={form} element={frame.element} fields={fields} labels={HOLIDAY_LABELS} />
      <AttachedList form={form} />
      <HolidayLine form={form} name="prenom" required autoComplete="given-name" />
      <HolidayLine form={form} name="nom" required autoComplete="family-name" />
      <ContactMethodField form={form} />
      <form.Subscribe selector={({ values }) => reachField(values.methodeContact ?? '')}>
        {(field) => (
          <>
            {field !== null && <ReachLine form={form} field={field} />}
            <FormChoice
              form={form}
              name="typeVacances"
              label={HOLIDAY_LABELS.typeVacances}
              placeholder="Choisissez"
              required
              options={HOLIDAY_TYPES}
              // Full width until it has a neighbour: nothing moves on a wide window.
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
      <FormChoice
        form={form}
        name="budget"
        label={HOLIDAY_LABELS.budget}
        placeholder="Choisissez"
        options={HOLIDAY_BUDGETS}
      />
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
      <FormText
        form={form}
        name="message"
        label={HOLIDAY_LABELS.message}
        maxLength={TEXT_MAX}
        className="md:col-span-2"
      />
    </FormFrame>
  );
}
