import { useForm } from '@tanstack/react-form';
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { readFormGuard, watchForm } from '#data/forms/form-guard.ts';
import {
  EMPTY_HOLIDAY_VALUES,
  type HolidayField,
  type HolidayValues,
  holidayRequestErrors,
} from '#domain/requests/holiday-rules.ts';
import { FORM_INVALID } from '#domain/site/messages.ts';
import { todayIso } from '#domain/text/dates.ts';
import { takeOverForm } from '#ui/forms/early-submit.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { enteredValues, withUnfinishedDates } from './entered-values.ts';
import { HOLIDAY_FIELDS, holidayDraft } from './holiday-draft.ts';
import { shownValues } from './reach-field.ts';
import { sendRequest } from './send-request.ts';

/** Puts the focus in a field of the form; of several choices, in the one chosen or the first. */
export function focusField(form: HTMLFormElement | null, field: HolidayField | undefined): void {
  const controls = [...(form?.querySelectorAll<HTMLElement>(`[name="${field}"]`) ?? [])];
  (controls.find((control) => control.matches(':checked')) ?? controls[0])?.focus();
}

/** The request's form: its values and errors, its draft, and its sending. */
export function useHolidayForm() {
  const element = useRef<HTMLFormElement>(null);

  const validate = ({ value }: { value: HolidayValues }) => {
    const values = withUnfinishedDates(shownValues(value), element.current);
    const fields = holidayRequestErrors(values, todayIso(new Date()));
    return Object.keys(fields).length > 0 ? { fields } : undefined;
  };

  const form = useForm({
    defaultValues: EMPTY_HOLIDAY_VALUES,
    validators: { onSubmit: validate },
    onSubmitInvalid: ({ formApi }) => {
      toastError(FORM_INVALID);
      const faulty = HOLIDAY_FIELDS.find((field) => formApi.getFieldMeta(field)?.errors.length);
      focusField(element.current, faulty);
    },
    onSubmit: async ({ value, formApi }) => {
      if (!element.current) return;
      if (!(await sendRequest(shownValues(value), readFormGuard(element.current)))) return;
      // What was typed while it was on its way was not sent: it stays.
      if (HOLIDAY_FIELDS.some((field) => formApi.state.values[field] !== value[field])) return;
      formApi.reset();
      holidayDraft.clear();
    },
  });
  const [isSending, send] = useSingleFlight(async () => {
    // A fault that is left would keep the form from being looked at anew.
    await form.validateAllFields('change');
    await form.handleSubmit();
  });

  const adopt = useEffectEvent((formElement: HTMLFormElement) => {
    const known = { ...holidayDraft.read(), ...enteredValues(formElement) };
    for (const field of HOLIDAY_FIELDS) {
      const text = known[field];
      if (text !== undefined) form.setFieldValue(field, text, { dontUpdateMeta: true });
    }
  });
  // Before another key can be pressed, which would find the fields empty.
  useLayoutEffect(() => {
    // What is adopted is kept like what is typed.
    const { unsubscribe } = form.store.subscribe(({ values }) => holidayDraft.write(values));
    if (element.current) adopt(element.current);
    return unsubscribe;
  }, [form.store]);
  useEffect(() => {
    if (element.current === null) return;
    takeOverForm(element.current);
    return watchForm(element.current);
  }, []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return { element, form, isSending, onSubmit };
}

export type HolidayForm = ReturnType<typeof useHolidayForm>['form'];
