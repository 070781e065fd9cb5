import type { ReactNode } from 'react';
import * as v from 'valibot';
import { isSameFieldValue } from '#domain/admin/merge-values.ts';
import { actionDoneText, type Entity, nounForms } from '#domain/entity/entity.ts';
import type { Fields } from '#domain/schema/field.ts';

// Names in saving: `opened` is the record as opened, whose `base` the form's values are compared with; `typed` is
// what the form holds; `toStore` adds to it what the pressed button or a merge changes.

/** Values by field, null for empty fields: as typed in a form, or as its schema reads them. */
export type Values = Readonly<Record<string, unknown>>;

/** The values that an editor gets when it reads its form with the schemas of its fields. */
export type ParsedValues<TFields extends Fields> = {
  readonly [TName in keyof TFields]: v.InferOutput<TFields[TName]> | null;
};

/** Returns true if `one` and `other` have the same values in all fields of `one`. */
export const hasSameValues = (one: Values, other: Values): boolean =>
  Object.keys(one).every((name) => isSameFieldValue(one, other, name));

export function firstErrorByField(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of v.safeParse(schema, input).issues ?? []) {
    errors[String(issue.path?.[0]?.key ?? '')] ??= issue.message;
  }
  return errors;
}

type Told = 'notLoaded' | 'created' | 'notCreated' | 'changed' | 'notChanged' | 'save' | 'saving';

/** Returns what an editor tells: « Hôtel créé », « Impossible de charger la destination »… */
export function editorTexts({ entity, texts }: Pick<EditorConfig, 'entity' | 'texts'>) {
  const { the } = nounForms(entity);
  const notChanged = texts?.notChanged ?? `Impossible d’enregistrer ${the}`;
  return {
    notLoaded: `Impossible de charger ${the}`,
    created: actionDoneText(entity, 'créé', 1),
    notCreated: notChanged,
    changed: actionDoneText(entity, 'modifié', 1),
    notChanged,
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    ...texts,
  };
}

export type EditorConfig<TValues extends Values = Values> = {
  entity: Entity;
  input: v.GenericSchema<unknown, Values> & { readonly entries: Fields };
  /** Texts of the editor that replace those made from the noun. */
  texts?: Partial<Record<Told, string>>;
  /** Initial values of a new record or a copy that differ from the schemas' defaults. */
  blank?: Values;
  /** Returns the empty fields that visitors would notice; the first publication asks about them. */
  lacks?(values: TValues): EmptyFieldWarning[];
  staysOpen?: boolean;
  Body(): ReactNode;
  Aside?(): ReactNode;
  /** Renders further actions on the record, below its form. */
  Below?(): ReactNode;
};

/** A field that should not be empty: a question, « Publier sans prix ? » (`what`), and an explaining sentence. */
export type EmptyFieldWarning = { name: string; what: string; text: string };
