import type { ReactNode } from 'react';
import * as v from 'valibot';
import { isSame } from '#domain/admin/merge-values.ts';
import { doneText, type Entity, namesOfOne } from '#domain/entity/entity.ts';
import { type Fields, labelsOf } from '#domain/schema/field.ts';

// Words of a save: `opened` is the record as it was opened, with `base`, which the form's values are compared with;
// `typed` is what the form holds, and `toStore` the same with what follows from the pressed button and from a merge.

/** Values by field, null for empty fields: what a form holds, or what its schema reads from that. */
export type Values = Readonly<Record<string, unknown>>;

/** The values that the schema of an editor's fields reads from the form. */
export type ReadValues<TFields extends Fields> = {
  readonly [TName in keyof TFields]: v.InferOutput<TFields[TName]> | null;
};

/** Compares the fields of `one`. */
export const sameValues = (one: Values, other: Values): boolean =>
  Object.keys(one).every((name) => isSame(one, other, name));

export const labelsIn = (names: readonly string[], fields: Fields): string =>
  Object.entries(labelsOf(fields))
    .filter(([name]) => names.includes(name))
    .map(([, label]) => label)
    .join(', ');

export function firstIssues(schema: v.GenericSchema, input: unknown): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of v.safeParse(schema, input).issues ?? []) {
    errors[String(issue.path?.[0]?.key ?? '')] ??= issue.message;
  }
  return errors;
}

type Told = 'notLoaded' | 'created' | 'notCreated' | 'changed' | 'notChanged' | 'save' | 'saving';

/** Returns what an editor tells: « Hôtel créé », « Impossible de charger la destination »… */
export function editorTexts({ entity, texts }: Pick<EditorConfig, 'entity' | 'texts'>) {
  const { the } = namesOfOne(entity);
  const notChanged = texts?.notChanged ?? `Impossible d’enregistrer ${the}`;
  return {
    notLoaded: `Impossible de charger ${the}`,
    created: doneText(entity, 'créé', 1),
    notCreated: notChanged,
    changed: doneText(entity, 'modifié', 1),
    notChanged,
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    ...texts,
  };
}

export type EditorConfig<TValues extends Values = Values> = {
  entity: Entity;
  input: v.GenericSchema<unknown, Values> & { readonly entries: Fields };
  /** Replace texts that follow from the noun. */
  texts?: Partial<Record<Told, string>>;
  /** Initial values of a new record or a copy that differ from the schemas' defaults. */
  blank?(id: string): Values;
  complete?(values: TValues): Values;
  /** Returns empty fields that visitors would notice, about which the first publication asks. */
  lacks?(values: TValues): Lack[];
  /** Returns the preferred id of a new record, if not made of the title. */
  idFor?(values: TValues): string;
  isPartial?: boolean;
  staysOpen?: boolean;
  Body(): ReactNode;
  Aside?(): ReactNode;
  /** What can be done with the record below its form. */
  Below?(): ReactNode;
};

/** An empty field: `what` it lacks, « Publier sans prix ? », and a sentence about it. */
export type Lack = { name: string; what: string; text: string };
