import { useForm } from '@tanstack/react-form';
import { type FormEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { readFormGuard } from '#data/forms/form-guard.ts';
import { FORM_INVALID } from '#domain/site/limits.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import type { defineForm } from './define-form.ts';
import { useTakeOver } from './use-take-over.ts';

type Texts = Record<string, string>;

function hasFields<TField extends string>(
  values: Texts,
  names: readonly TField[],
): values is Record<TField, string> {
  return names.every((name) => values[name] !== undefined);
}

/** Reads the controls, which may have been filled in before the form's code was loaded. */
function enteredTexts(element: HTMLFormElement, names: readonly string[]): Texts {
  const data = new FormData(element);
  const texts = names.map((name) => [name, String(data.get(name) ?? '')] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

export function focusField(element: HTMLFormElement | null, field: string | undefined): void {
  const controls = [...(element?.querySelectorAll<HTMLElement>(`[name="${field}"]`) ?? [])];
  (controls.find((control) => control.matches(':checked')) ?? controls[0])?.focus();
}

export function useRequestForm<TField extends string>(
  definition: ReturnType<typeof defineForm<TField>>,
) {
  const { names, draft } = definition;
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: definition.empty,
    validators: {
      onSubmit: ({ value }) => {
        const errors = hasFields(value, names) ? definition.validate(value, element.current) : {};
        return Object.keys(errors).length > 0 ? { fields: errors } : undefined;
      },
    },
    onSubmitInvalid: ({ formApi }) => {
      toastError(FORM_INVALID);
      const invalid = names.find((name) => formApi.getFieldMeta(name)?.errors.length);
      focusField(element.current, invalid);
    },
    onSubmit: async ({ value, formApi }) => {
      if (!element.current || !hasFields(value, names)) return;
      if (!(await definition.send(value, readFormGuard(element.current)))) return;
      // Keeps text typed while the request was on its way: that text was not sent.
      if (names.some((name) => formApi.state.values[name] !== value[name])) return;
      formApi.reset();
      draft.clear();
    },
  });
  const [isSending, send] = useSingleFlight(async () => {
    // A leftover error would prevent validation on submit.
    await form.validateAllFields('change');
    await form.handleSubmit();
  });

  const adopt = useEffectEvent((formElement: HTMLFormElement) => {
    const known: Texts = { ...draft.read(), ...enteredTexts(formElement, names) };
    for (const [field, text] of Object.entries(known)) {
      form.setFieldValue(field, text, { dontUpdateMeta: true });
    }
  });
  // A layout effect, so that no key press finds the fields still empty.
  useLayoutEffect(() => {
    const { unsubscribe } = form.store.subscribe(
      ({ values }) => hasFields(values, names) && draft.write(values),
    );
    if (element.current) adopt(element.current);
    return unsubscribe;
  }, [form.store, names, draft]);
  useTakeOver(element);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return { element, draftKey: definition.draftKey, form, isSending, onSubmit };
}

export type RequestForm = ReturnType<typeof useRequestForm<string>>['form'];
