import { standardSchemaValidators, useForm, useStore } from '@tanstack/react-form';
import {
  type ComponentProps,
  type FormEvent,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { createFormDraftAccessor } from '#data/forms/form-draft.ts';
import type { FilledVisitorForm } from '#data/forms/outbox.ts';
import { fieldMetadataOf, mapFieldSchemas, objectKeys } from '#domain/schema/field.ts';
import { FORM_INVALID_MESSAGE } from '#domain/text/form-errors.ts';
import { toastError } from '#ui/toast/toast.ts';
import { readBotCheck, useBotCheck } from './form-guard.tsx';
import { type FormConfirmationTexts, submitFormAndNotify } from './send-requests.ts';
import { useReplacedFormFocus } from './use-replaced-form-focus.ts';

type Fields = Readonly<Record<string, v.GenericSchema<string, string>>>;
type Values<TFields extends Fields> = v.InferOutput<v.ObjectSchema<TFields, undefined>>;

type FormOptions<TFields extends Fields> = {
  fields: TFields;
  draftKey: string;
  schema: () => v.GenericSchema;
  toRequest: (values: Values<TFields>, requestId: string) => FilledVisitorForm;
  onFailed?: (values: Values<TFields>, form: HTMLFormElement) => void;
  /** Returns the lines that show the visitor what was sent. */
  summary: (values: Values<TFields>) => readonly string[];
};

export type SentRequestConfirmation = FormConfirmationTexts & {
  summary: string;
  writeMail: (() => void) | undefined;
};

type Limits = Pick<ComponentProps<'input'>, 'required' | 'maxLength' | 'min' | 'max'>;
type Control<TName extends string> = Limits & { name: TName; label: string };

function controlOf<TName extends string>(schema: v.GenericSchema, name: TName): Control<TName> {
  const field = fieldMetadataOf(schema);
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

/** Describes a form by the schemas of its fields, from which the controls get their labels and limits. */
export function defineRequestForm<TFields extends Fields>(options: FormOptions<TFields>) {
  const names = objectKeys<keyof TFields & string>(options.fields);
  return {
    options,
    controls: mapFieldSchemas(options.fields, controlOf<keyof TFields & string>),
    draft: createFormDraftAccessor(options.draftKey, names),
  };
}

function focusFormControl(element: HTMLFormElement | null, field: string | undefined): void {
  const controls = [...(element?.querySelectorAll<HTMLElement>(`[name="${field}"]`) ?? [])];
  (controls.find((control) => control.matches(':checked')) ?? controls[0])?.focus();
}

export function useRequestForm<TFields extends Fields>({
  options,
  draft,
}: ReturnType<typeof defineRequestForm<TFields>>) {
  const { fields, draftKey, schema, toRequest, onFailed, summary } = options;
  const names = objectKeys<keyof TFields & string>(fields);
  const element = useRef<HTMLFormElement>(null);
  const attempt = useRef<{ values: object; id: string }>(null);
  const [sent, setSent] = useState<SentRequestConfirmation>();
  const form = useForm({
    defaultValues: mapFieldSchemas<keyof TFields & string, string>(fields, () => ''),
    validators: {
      // Not the schema itself, because it depends on the day on which the form is sent.
      onSubmit: ({ value }) =>
        standardSchemaValidators.validate({ value, validationSource: 'form' }, schema()),
    },
    onSubmitInvalid: ({ formApi }) => {
      toastError(FORM_INVALID_MESSAGE, { about: 'form' });
      const errors = formApi.getAllErrors().fields;
      const firstInvalid = names.find((name) => name in errors);
      focusFormControl(element.current, firstInvalid);
    },
    onSubmit: async ({ value, formApi }) => {
      const formElement = element.current;
      if (!formElement) return;
      // Values sent again keep their id, and are stored as one request; each edit makes a new object of values.
      if (attempt.current?.values !== value)
        attempt.current = { values: value, id: crypto.randomUUID() };
      const values = v.parse(v.object(fields), value);
      const request = toRequest(values, attempt.current.id);
      const confirmation = await submitFormAndNotify(request, readBotCheck(formElement));
      const writeMail = onFailed && (() => onFailed(values, formElement));
      if (!confirmation) return writeMail?.();
      // The visitor has typed since sending began, and that text was not sent: does not empty the form.
      if (formApi.state.values !== value) return;
      setSent({ ...confirmation, summary: summary(values).join('\n'), writeMail });
      formApi.reset();
      draft.clear();
    },
  });
  const isSending = useStore(form.store, ({ isSubmitting }) => isSubmitting);

  const adopt = useEffectEvent((formElement: HTMLFormElement) => {
    const values = { ...form.state.values, ...draft.read() };
    // The controls may have been filled in before the form's code was loaded.
    const entered = new FormData(formElement);
    for (const name of names) values[name] = String(entered.get(name) || values[name]);
    // Keeps the errors, which a press on « Envoyer » before hydration may have caused: `reset` would clear them, and
    // `setFieldValue` has no type for values whose names are a type parameter.
    form.baseStore.setState((state) => ({ ...state, values }));
  });
  // A layout effect, so that fields are filled before the visitor's next key press.
  useLayoutEffect(() => {
    const { unsubscribe } = form.store.subscribe(({ values }) => draft.write(values));
    if (element.current) adopt(element.current);
    return unsubscribe;
  }, [form.store, draft]);
  useReplacedFormFocus(element);
  useBotCheck(element);

  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    // Validates first: TanStack Form does not submit a form that still has the errors of an earlier attempt.
    await form.validateAllFields('change');
    if (!form.state.isSubmitting) await form.handleSubmit();
  }
  function writeAgain(): void {
    flushSync(() => setSent(undefined));
    focusFormControl(element.current, names[0]);
  }
  return { element, draftKey, form, isSending, onSubmit, sent, writeAgain };
}

export type RequestFormApi<TFields extends Fields> = ReturnType<
  typeof useRequestForm<TFields>
>['form'];
