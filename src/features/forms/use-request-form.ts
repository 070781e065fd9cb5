import { useForm } from '@tanstack/react-form';
import { type FormEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { formDraft } from '#data/forms/form-draft.ts';
import { readFormGuard } from '#data/forms/form-guard.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import { FORM_INVALID } from '#domain/site/messages.ts';
import { toastError } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';
import { useTakeOver } from './use-take-over.ts';

/** The values of a form by field name; empty strings where nothing was typed. */
type Texts = Record<string, string>;

type FormOptions<TField extends string> = {
  /** In the order of the form. */
  fields: readonly TField[];
  draftKey: string;
  /** Validation errors by field; empty when the form may be sent. */
  validate: (
    values: Record<TField, string>,
    element: HTMLFormElement | null,
  ) => Partial<Record<TField, string>>;
  /** @returns whether the form may be emptied: it was sent, or kept until the network returns. */
  send: (values: Record<TField, string>, guard: FormGuard) => Promise<boolean>;
};

/** Describes a form once, outside its component; `draft` holds what was typed and not sent yet. */
export function defineForm<TField extends string>(options: FormOptions<TField>) {
  const empty: Texts = Object.fromEntries(options.fields.map((field) => [field, '']));
  return { ...options, empty, draft: formDraft(options.draftKey, options.fields) };
}

function hasFields<TField extends string>(
  values: Texts,
  fields: readonly TField[],
): values is Record<TField, string> {
  return fields.every((field) => values[field] !== undefined);
}

/** What the fields hold: they may have been filled in before the form's code was loaded. */
function enteredTexts(element: HTMLFormElement, fields: readonly string[]): Texts {
  const data = new FormData(element);
  const texts = fields.map((field) => [field, String(data.get(field) ?? '')] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** Focuses a field; of several radio buttons, the checked one or else the first. */
export function focusField(element: HTMLFormElement | null, field: string | undefined): void {
  const controls = [...(element?.querySelectorAll<HTMLElement>(`[name="${field}"]`) ?? [])];
  (controls.find((control) => control.matches(':checked')) ?? controls[0])?.focus();
}

/** A form's values, validation errors, draft and submission. */
export function useRequestForm<TField extends string>(
  definition: ReturnType<typeof defineForm<TField>>,
) {
  const { fields, draft } = definition;
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: definition.empty,
    validators: {
      onSubmit: ({ value }) => {
        const errors: Partial<Texts> = hasFields(value, fields)
          ? definition.validate(value, element.current)
          : {};
        return Object.keys(errors).length > 0 ? { fields: errors } : undefined;
      },
    },
    onSubmitInvalid: ({ formApi }) => {
      toastError(FORM_INVALID);
      const invalid = fields.find((field) => formApi.getFieldMeta(field)?.errors.length);
      focusField(element.current, invalid);
    },
    onSubmit: async ({ value, formApi }) => {
      if (!element.current || !hasFields(value, fields)) return;
      if (!(await definition.send(value, readFormGuard(element.current)))) return;
      // Anything typed during the request was not sent: it stays.
      if (fields.some((field) => formApi.state.values[field] !== value[field])) return;
      formApi.reset();
      draft.clear();
    },
  });
  const [isSending, send] = useSingleFlight(async () => {
    // A leftover error would keep the form from being validated again.
    await form.validateAllFields('change');
    await form.handleSubmit();
  });

  const adopt = useEffectEvent((formElement: HTMLFormElement) => {
    const known: Texts = { ...draft.read(), ...enteredTexts(formElement, fields) };
    for (const [field, text] of Object.entries(known)) {
      form.setFieldValue(field, text, { dontUpdateMeta: true });
    }
  });
  // A layout effect, so that the next key press does not find the fields empty.
  useLayoutEffect(() => {
    const { unsubscribe } = form.store.subscribe(
      ({ values }) => hasFields(values, fields) && draft.write(values),
    );
    if (element.current) adopt(element.current);
    return unsubscribe;
  }, [form.store, fields, draft]);
  useTakeOver(element);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return { element, form, isSending, onSubmit };
}

export type RequestForm = ReturnType<typeof useRequestForm<string>>['form'];
