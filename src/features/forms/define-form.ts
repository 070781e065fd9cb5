import type * as v from 'valibot';
import { formDraft } from '#data/forms/form-draft.ts';
import { requestIds } from '#data/forms/request-ids.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import { fieldOf, namesOf } from '#domain/schema/field.ts';
import { deliver, type Messages, type SiteRequest } from './deliver.ts';

type Schemas<TField extends string> = Readonly<Record<TField, v.GenericSchema<string>>>;

type FormOptions<TField extends string> = {
  fields: Schemas<TField>;
  draftKey: string;
  validate: (
    values: Record<TField, string>,
    element: HTMLFormElement | null,
  ) => Record<string, string>;
  /** Returns the form's request and messages for the visitor; the same content gets the same id. */
  prepare: (
    values: Record<TField, string>,
    idOf: (content: object) => string,
  ) => { request: SiteRequest; messages: Messages; onFailed?: () => void };
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

function controlsOf<TField extends string>(fields: Schemas<TField>): Record<TField, Control>;
function controlsOf(fields: Schemas<string>) {
  const controls = Object.entries(fields).map(([name, schema]) => [name, controlOf(name, schema)]);
  return Object.fromEntries(controls);
}

export function defineForm<TField extends string>(options: FormOptions<TField>) {
  const { fields, draftKey, validate, prepare } = options;
  const names = namesOf(fields);
  const empty: Record<string, string> = Object.fromEntries(names.map((name) => [name, '']));
  const ids = requestIds(draftKey);

  /** Resolves with true if the form can be cleared: its request was sent, or waits in the outbox. */
  async function send(values: Record<TField, string>, guard: FormGuard): Promise<boolean> {
    const { request, messages, onFailed } = prepare(values, ids.idOf);
    const delivery = await deliver(request, guard, messages);
    if (delivery === 'done') ids.forget();
    if (delivery === 'failed') onFailed?.();
    return delivery === 'done';
  }
  const draft = formDraft(draftKey, names);
  return { draftKey, validate, send, names, controls: controlsOf(fields), empty, draft };
}
