import { contactMethod } from '#domain/requests/contact-methods.ts';
import { HOLIDAY_BUDGETS, HOLIDAY_TYPES } from '#domain/requests/holiday-options.ts';
import { FormChoice, FormLine, FormText } from '#features/forms/form-fields.tsx';
import { FormFrame } from '#features/forms/form-frame.tsx';
import { useRequestForm } from '#features/forms/use-request-form.ts';
import { AttachedList } from './attached-list.tsx';
import { ContactMethodField } from './contact-method-field.tsx';
import { HolidayDates, ReachLine } from './holiday-fields.tsx';
import { HOLIDAY_FORM } from './holiday-request.ts';

const { controls } = HOLIDAY_FORM;

export function HolidayForm() {
  const { form, ...frame } = useRequestForm(HOLIDAY_FORM);
  return (
    <FormFrame {...frame} sendLabel="Envoyer ma demande">
      <AttachedList form={form} />
      <FormLine form={form} {...controls.prenom} autoComplete="given-name" />
      <FormLine form={form} {...controls.nom} autoComplete="family-name" />
      <ContactMethodField form={form} />
      <form.Subscribe selector={({ values }) => contactMethod(values.methodeContact)?.field}>
        {(field) => (
          <>
            {field && <ReachLine form={form} field={field} />}
            <FormChoice
              form={form}
              {...controls.typeVacances}
              placeholder="Choisissez"
              options={HOLIDAY_TYPES}
              // Full width until a contact method's field appears beside this choice.
              className={field ? undefined : 'md:col-span-2'}
            />
          </>
        )}
      </form.Subscribe>
      <FormLine
        form={form}
        {...controls.destination}
        placeholder={'Pays, ville, île… ou «\u202fsurprenez-nous\u202f»'}
      />
      <FormChoice
        form={form}
        {...controls.budget}
        placeholder="Choisissez"
        options={HOLIDAY_BUDGETS}
      />
      <HolidayDates form={form} />
      <FormLine form={form} {...controls.nombrePersonnes} type="number" inputMode="numeric" />
      <FormText form={form} {...controls.message} className="md:col-span-2" />
    </FormFrame>
  );
}
