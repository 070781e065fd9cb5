import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import { type EntityTexts, textsOf } from '#admin/kit/entity-texts.ts';
import type { Entity } from '#domain/admin/entities.ts';
import type { Fields } from '#domain/schema/field.ts';
import type { Values } from './values.ts';

/** What a form edits, and how it is saved. */
export type EditorConfig<TValues extends Values = Values> = {
  entity: Entity;
  /** Checks the values to save; its entries are the form's fields. */
  input: v.GenericSchema<unknown, Values> & { readonly entries: Fields };
  /** Titles and notices that differ from the entity's. */
  texts?: Partial<EntityTexts>;
  /** What a new record and a copy begin with, where the schemas' defaults do not fit. */
  blank?(id: string): Values;
  /** Reads values that are not in the document. */
  load?(id: string): Promise<Values>;
  /** Prepares what is typed for the schema. */
  complete?(values: TValues): Values;
  /** Returns errors by field that need a look at what is stored. */
  refuse?(values: TValues, id: string | null): Promise<Record<string, string>>;
  /** Returns the preferred id of a new record. */
  idFor?(values: TValues): string;
  /** Leaves the document's other fields as they are. */
  isPartial?: boolean;
  /** Stays open after each save, whose notice offers to undo it. */
  staysOpen?: boolean;
  /** Returns the key of the query that the record's public page reads, by the last part of its address. */
  pageQuery?(name: string): QueryKey;
  Body(): ReactNode;
  /** On the right, or below on a phone. */
  Aside?(): ReactNode;
};

export const editorTexts = ({ entity, texts }: EditorConfig): EntityTexts => ({
  ...textsOf(entity),
  ...texts,
});
