import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { isSame } from '#domain/admin/merge-values.ts';
import type { Entity } from '#domain/entity/entity.ts';
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

/** Texts of a save; those of the first one, unless they are the same. */
type SavingTexts = { changed: string; notChanged: string; created?: string; notCreated?: string };

/** Texts of an editor page that can also create records. */
type EditorTexts = SavingTexts & { creation: string; edition: string; notLoaded: string };

export type EditorConfig<TValues extends Values = Values> = {
  entity: Entity;
  input: v.GenericSchema<unknown, Values> & { readonly entries: Fields };
  texts: SavingTexts & Partial<EditorTexts>;
  /** Initial values of a new record or a copy that differ from the schemas' defaults. */
  blank?(id: string): Values;
  complete?(values: TValues): Values;
  /** Returns empty fields that visitors would notice, about which the first publication asks. */
  lacks?(values: TValues): Lack[];
  idFor?(values: TValues): string;
  isPartial?: boolean;
  staysOpen?: boolean;
  /** Returns the query key of the record's public page; `name` is the last segment of its path. */
  pageQuery?(name: string): QueryKey;
  Body(): ReactNode;
  Aside?(): ReactNode;
};

export type PageEditorConfig<TValues extends Values = Values> = EditorConfig<TValues> & {
  texts: EditorTexts;
};

/** An empty field: `what` it lacks, « Publier sans prix ? », and a sentence about it. */
export type Lack = { name: string; what: string; text: string };
