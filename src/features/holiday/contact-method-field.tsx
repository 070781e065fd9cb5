import { useId } from 'react';
import { CONTACT_METHODS } from '#domain/requests/contact-methods.ts';
import type { RequestForm } from '#features/forms/use-request-form.ts';
import { Icon } from '#ui/icon.tsx';

const STRIP =
  'grid grid-cols-2 gap-px border border-edge bg-edge data-invalid:border-error data-invalid:bg-error lg:grid-cols-5';
const CELL =
  'flex min-h-13 items-center justify-center gap-2.5 bg-paper text-ui in-data-invalid:bg-error-bg has-checked:bg-ink has-checked:text-paper-2 has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-(--focus) max-lg:last:col-span-2';

export function ContactMethodField({ form }: { form: RequestForm }) {
  const errorId = useId();
  return (
    <form.Field name="methodeContact">
      {({ name, state, handleChange }) => {
        const [error] = state.meta.errors;
        return (
          <fieldset
            aria-describedby={error === undefined ? undefined : errorId}
            className="md:col-span-2"
          >
            <legend className="field-label mb-2.5">
              Comment préférez-vous être recontacté{'\u202f'}?<span aria-hidden="true"> *</span>
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
            <p id={errorId} className="flex min-h-9.5 gap-2 pt-2 text-small font-medium text-error">
              {error !== undefined && (
                <Icon name="warning" size={17} className="mt-0.5 flex-none" />
              )}
              {error}
            </p>
          </fieldset>
        );
      }}
    </form.Field>
  );
}
