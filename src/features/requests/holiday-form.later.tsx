import { useStore } from '@tanstack/react-form';
import { type ComponentProps, useId } from 'react';
import { attachedHotelsJson, parseAttachedHotels } from '#domain/requests/attached-hotels.ts';
import { CONTACT_METHODS, findContactMethod } from '#domain/requests/contact-methods.ts';
import { HOLIDAY_BUDGETS, HOLIDAY_TYPES } from '#domain/requests/holiday-fields.ts';
import { todayIso } from '#domain/text/today.ts';
import { parseDay } from '#domain/text/typed-date.ts';
import { FieldError } from '#ui/forms/field.tsx';
import { Icon } from '#ui/icon.tsx';
import {
  FormDateField,
  FormFrame,
  FormSelect,
  FormTextArea,
  FormTextField,
} from './form-fields.tsx';
import { HOLIDAY_FORM } from './holiday-request.ts';
import { type RequestFormApi, useRequestForm } from './request-form.ts';

const { controls } = HOLIDAY_FORM;
type Form = RequestFormApi<typeof HOLIDAY_FORM.options.fields>;

export function HolidayForm() {
  const { form, ...frame } = useRequestForm(HOLIDAY_FORM);
  return (
    <FormFrame {...frame} sendLabel="Envoyer ma demande">
      <AttachedList form={form} />
      <FormTextField form={form} {...controls.prenom} autoComplete="given-name" />
      <FormTextField form={form} {...controls.nom} autoComplete="family-name" />
      <ContactMethodField form={form} />
      <form.Subscribe selector={({ values }) => findContactMethod(values.methodeContact)?.field}>
        {(field) => (
          <>
            {/* The `key` mounts a new field for each contact method: a text typed for another method disappears. */}
            {field && (
              <FormTextField
                key={field}
                form={form}
                {...controls[field]}
                required
                {...REACH_INPUTS[field]}
              />
            )}
            <FormSelect
              form={form}
              {...controls.typeVacances}
              placeholder="Choisissez"
              options={HOLIDAY_TYPES}
              // Takes both columns until the field of a contact method appears beside this select.
              className={field ? undefined : 'md:col-span-2'}
            />
          </>
        )}
      </form.Subscribe>
      <FormTextField
        form={form}
        {...controls.destination}
        placeholder={'Pays, ville, île… ou «\u202fsurprenez-nous\u202f»'}
      />
      <FormSelect
        form={form}
        {...controls.budget}
        placeholder="Choisissez"
        options={HOLIDAY_BUDGETS}
      />
      <HolidayDates form={form} />
      <FormTextField form={form} {...controls.nombrePersonnes} type="number" inputMode="numeric" />
      <FormTextArea form={form} {...controls.message} className="md:col-span-2" />
    </FormFrame>
  );
}

type ReachField = NonNullable<ReturnType<typeof findContactMethod>>['field'];

const REACH_INPUTS = {
  email: { type: 'email', autoComplete: 'email' },
  telephone: {
    type: 'tel',
    autoComplete: 'tel',
    placeholder: '06 12 34 56 78 ou +41…',
    hint: 'Hors de France, avec l’indicatif, par exemple +44\u00a07911\u00a0123456',
  },
  instagram: { autoCapitalize: 'none', spellCheck: false },
  tiktok: { autoCapitalize: 'none', spellCheck: false },
} as const satisfies Record<ReachField, ComponentProps<'input'> & { hint?: string }>;

function HolidayDates({ form }: { form: Form }) {
  const today = todayIso();
  return (
    <form.Subscribe selector={({ values }) => parseDay(values.dateDepart)}>
      {(departure) => (
        <>
          <FormDateField form={form} {...controls.dateDepart} min={today} />
          <FormDateField form={form} {...controls.dateRetour} min={departure ?? today} />
        </>
      )}
    </form.Subscribe>
  );
}

const STRIP =
  'grid grid-cols-2 gap-px border border-edge bg-edge data-invalid:border-error data-invalid:bg-error lg:grid-cols-5';
const CELL =
  'flex min-h-13 items-center justify-center gap-2.5 bg-paper text-ui in-data-invalid:bg-error-bg has-checked:bg-ink has-checked:text-paper-2 has-focus-visible:z-1 has-focus-visible:outline-offset-3 has-focus-visible:[outline:2px_solid_var(--focus)] max-lg:last:col-span-2';

function ContactMethodField({ form }: { form: Form }) {
  const errorId = useId();
  return (
    <form.Field name="methodeContact">
      {({ name, state, handleChange }) => {
        const error = state.meta.errors[0]?.message;
        return (
          <fieldset
            aria-describedby={error === undefined ? undefined : errorId}
            className="md:col-span-2"
          >
            <legend className="mb-2.5 block text-ui font-medium">
              Comment préférez-vous que nous vous répondions{'\u202f'}?
              <span aria-hidden="true"> *</span>
            </legend>
            <div data-invalid={error !== undefined || undefined} className={STRIP}>
              {CONTACT_METHODS.map(({ value, label, shortLabel = label }) => (
                <label key={value} className={CELL}>
                  <input
                    type="radio"
                    name={name}
                    value={value}
                    required
                    aria-invalid={error !== undefined || undefined}
                    checked={state.value === value}
                    onChange={() => handleChange(value)}
                    className="peer sr-only"
                  />
                  <Icon name="check" size={16} className="not-peer-checked:hidden" />
                  {shortLabel}
                </label>
              ))}
            </div>
            <FieldError id={errorId} error={error} />
          </fieldset>
        );
      }}
    </form.Field>
  );
}

function AttachedList({ form }: { form: Form }) {
  const hotels = parseAttachedHotels(useStore(form.store, ({ values }) => values.hotels));
  if (hotels.length === 0) return null;
  const leaveOut = (id: string) =>
    form.setFieldValue('hotels', attachedHotelsJson(hotels.filter((hotel) => hotel.id !== id)));
  return (
    <fieldset className="mb-9 md:col-span-2">
      <legend className="block text-ui font-medium">Hôtels joints à votre demande</legend>
      <ul className="mt-3 border-t border-rule">
        {hotels.map(({ id, name }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-4 border-b border-rule py-1"
          >
            <span className="wrap-anywhere">{name}</span>
            <button
              type="button"
              aria-label={`Ne pas joindre ${name}`}
              onClick={() => leaveOut(id)}
              className="grid size-11 flex-none place-items-center"
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
