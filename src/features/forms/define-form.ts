import type * as v from 'valibot';
import { formDraft } from '#data/forms/form-draft.ts';
import type { FormGuard } from '#domain/requests/form-guard.ts';
import { fieldOf, namesOf } from '#domain/schema/field.ts';

type Schemas<TField extends string> = Readonly<Record<TField, v.GenericSchema<string>>>;

type FormOptions<TField extends string> = {
  fields: Schemas<TField>;
  draftKey: string;
  validate: (
    values: Record<TField, string>,
    element: HTMLFormElement | null,
  ) => Record<string, string>;
  /** Resolves with true if the form may be emptied: sent, or waiting in the outbox. */
  send: (values: Record<TField, string>, guard: FormGuard) => Promise<boolean>;
};

export type Control = {
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
  const names = namesOf(options.fields);
  const empty: Record<string, string> = Object.fromEntries(names.map((name) => [name, '']));
  const draft = formDraft(options.draftKey, names);
  return { ...options, names, controls: controlsOf(options.fields), empty, draft };
}
