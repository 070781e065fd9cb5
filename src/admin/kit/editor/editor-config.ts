import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { type EntityTexts, textsOf } from '#admin/kit/entity-texts.ts';
import type { Entity } from '#domain/admin/entities.ts';
import { type Fields, labelsOf } from '#domain/schema/field.ts';

/** A form's values by field: inputs of the entity's schemas, null for empty fields. */
export type Values = Readonly<Record<string, unknown>>;

export type FormValues<TFields extends Fields> = {
  readonly [TName in keyof TFields]: v.InferOutput<TFields[TName]> | null;
};

export const sameValues = (a: Values, b: Values): boolean =>
  Object.keys(a).every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]));

/** Checks that a draft has the form's fields: older versions of the site may have had other fields. */
export const fitsValues = (draft: Values, values: Values): boolean =>
  Object.keys(draft).sort().join() === Object.keys(values).sort().join();

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

export type EditorConfig<TValues extends Values = Values> = {
  entity: Entity;
  input: v.GenericSchema<unknown, Values> & { readonly entries: Fields };
  texts?: Partial<EntityTexts>;
  /** Initial values of a new record or a copy that differ from the schemas' defaults. */
  blank?(id: string): Values;
  load?(id: string): Promise<Values>;
  complete?(values: TValues): Values;
  /** Returns empty fields that visitors would notice, about which the first publication asks. */
  lacks?(values: TValues): { name: string; what: string; text: string }[];
  refuse?(values: TValues, id: string | null): Promise<Record<string, string>>;
  idFor?(values: TValues): string;
  isPartial?: boolean;
  staysOpen?: boolean;
  /** Returns the query key of the record's public page; `name` is the last segment of its path. */
  pageQuery?(name: string): QueryKey;
  Body(): ReactNode;
  Aside?(): ReactNode;
};

export const editorTexts = ({ entity, texts }: EditorConfig): EntityTexts => ({
  ...textsOf(entity),
  ...texts,
});
