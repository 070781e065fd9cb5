import { standardSchemaValidators, useForm, useStore } from '@tanstack/react-form';
import { type FormEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import { formDraft } from '#data/forms/form-draft.ts';
import type { SiteRequest } from '#data/forms/outbox.ts';
import { fieldOf, namesOf } from '#domain/schema/field.ts';
import { FORM_INVALID } from '#domain/site/limits.ts';
import { toastError } from '#ui/toast/toast.ts';
import { readFormGuard, useFormGuard } from './form-guard.tsx';
import { useFormerFields } from './former-fields.ts';
import { deliver } from './send-requests.ts';

type Texts = Record<string, string>;
type Fields = Readonly<Record<string, v.GenericSchema<string, string>>>;
type Values<TFields extends Fields> = v.InferOutput<v.ObjectSchema<TFields, undefined>>;

type FormOptions<TFields extends Fields> = {
  fields: TFields;
  draftKey: string;
  schema: () => v.GenericSchema;
  toRequest: (values: Values<TFields>, requestId: string) => SiteRequest;
  onFailed?: (values: Values<TFields>) => void;
};

type Control = {
  name: string;
  label: string;
  required?: boolean;
  maxLength?: number;
  min?: number;
  max?: number;
};

function controlOf(name: string, schema: v.GenericSchema): Control {
  const field = fieldOf(schema);
  const control = { name, label: field?.label ?? '' };
  switch (field?.kind) {
    case 'line':
    case 'text':
      return { ...control, required: field.isRequired, maxLength: field.max };
    case 'choice':
      return { ...control, required: field.isRequired };
    case 'number':
      return { ...control, required: true, min: field.min, max: field.max };
    default:
      return control;
  }
}

function controlsOf<TFields extends Fields>(fields: TFields): Record<keyof TFields, Control>;
function controlsOf(fields: Fields) {
  const controls = Object.entries(fields).map(([name, schema]) => [name, controlOf(name, schema)]);
  return Object.fromEntries(controls);
}

/** Ids of requests by the form's values: a retry of unchanged values is stored once. */
const ids = new WeakMap<object, string>();

export function defineForm<TFields extends Fields>(options: FormOptions<TFields>) {
  const { fields, draftKey, schema, toRequest, onFailed } = options;
  const names: string[] = namesOf(fields);
  const empty: Texts = Object.fromEntries(names.map((name) => [name, '']));

  /** Resolves with true if the form can be cleared: its request was sent, or waits in the outbox. */
  async function send(entered: Texts, form: HTMLFormElement): Promise<boolean> {
    const id = ids.get(entered) ?? crypto.randomUUID();
    ids.set(entered, id);
    const values = v.parse(v.object(fields), entered);
    const delivery = await deliver(toRequest(values, id), readFormGuard(form));
    if (delivery === 'failed') onFailed?.(values);
    return delivery === 'done';
  }
  const draft = formDraft(draftKey, names);
  return { draftKey, schema, send, names, controls: controlsOf(fields), empty, draft };
}

/** Reads the controls, which may have been filled in before the form's code was loaded. */
function enteredTexts(element: HTMLFormElement, names: readonly string[]): Texts {
  const data = new FormData(element);
  const texts = names.map((name) => [name, String(data.get(name) ?? '')] as const);
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** Returns « ? » for each half-typed number: browsers report an empty text. */
function halfTyped(element: HTMLFormElement | null): Texts {
  const inputs = [...(element?.querySelectorAll('input') ?? [])];
  const unfinished = inputs.filter(({ validity }) => validity.badInput);
  return Object.fromEntries(unfinished.map(({ name }) => [name, '?']));
}

function focusField(element: HTMLFormElement | null, field: string | undefined): void {
  const controls = [...(element?.querySelectorAll<HTMLElement>(`[name="${field}"]`) ?? [])];
  (controls.find((control) => control.matches(':checked')) ?? controls[0])?.focus();
}

type FormDefinition = Omit<ReturnType<typeof defineForm>, 'controls'>;

export function useRequestForm({ names, draft, ...definition }: FormDefinition) {
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    defaultValues: definition.empty,
    validators: {
      onSubmit: ({ value }) => {
        const entered = { ...value, ...halfTyped(element.current) };
        const validated = { value: entered, validationSource: 'form' } as const;
        return standardSchemaValidators.validate(validated, definition.schema());
      },
    },
    onSubmitInvalid: ({ formApi }) => {
      toastError(FORM_INVALID, { about: 'form' });
      const invalid = names.find((name) => formApi.getFieldMeta(name)?.errors.length);
      focusField(element.current, invalid);
    },
    onSubmit: async ({ value, formApi }) => {
      if (!element.current || !(await definition.send(value, element.current))) return;
      // Keeps text typed while the request was on its way: that text was not sent.
      if (formApi.state.values !== value) return;
      formApi.reset();
      draft.clear();
    },
  });
  const isSending = useStore(form.store, ({ isSubmitting }) => isSubmitting);

  const adopt = useEffectEvent((formElement: HTMLFormElement) => {
    const known = { ...draft.read(), ...enteredTexts(formElement, names) };
    for (const [field, text] of Object.entries(known)) {
      form.setFieldValue(field, text, { dontUpdateMeta: true });
    }
  });
  // A layout effect, so that no key press finds the fields still empty.
  useLayoutEffect(() => {
    const { unsubscribe } = form.store.subscribe(({ values }) => draft.write(values));
    if (element.current) adopt(element.current);
    return unsubscribe;
  }, [form.store, draft]);
  useFormerFields(element, definition.draftKey);
  useFormGuard(element);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // A leftover error would prevent validation on submit.
    await form.validateAllFields('change');
    if (!form.state.isSubmitting) await form.handleSubmit();
  }
  return { element, draftKey: definition.draftKey, form, isSending, onSubmit };
}

export type RequestForm = ReturnType<typeof useRequestForm>['form'];
