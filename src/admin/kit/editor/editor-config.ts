import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type * as v from 'valibot';
import { type EntityTexts, textsOf } from '#admin/kit/entity-texts.ts';
import type { Entity } from '#domain/admin/entities.ts';
import type { Fields } from '#domain/schema/field.ts';
import type { Values } from './values.ts';

export type EditorConfig<TValues extends Values = Values> = {
  entity: Entity;
  /** Checks the values to save; its entries are the form's fields. */
  input: v.GenericSchema<unknown, Values> & { readonly entries: Fields };
  /** Titles and notices that differ from the entity's. */
  texts?: Partial<EntityTexts>;
  /** Initial values of a new record or a copy that differ from the schemas' defaults. */
  blank?(id: string): Values;
  /** Reads values stored outside the document. */
  load?(id: string): Promise<Values>;
  /** Prepares the form's input for the schema. */
  complete?(values: TValues): Values;
  /** Returns errors by field that depend on stored records. */
  refuse?(values: TValues, id: string | null): Promise<Record<string, string>>;
  /** Returns the preferred id of a new record. */
  idFor?(values: TValues): string;
  /** Leaves the document's other fields unchanged. */
  isPartial?: boolean;
  /** Stays open after a save; the notice then offers to undo it. */
  staysOpen?: boolean;
  /** Returns the query key of the record's public page; `name` is the last segment of its path. */
  pageQuery?(name: string): QueryKey;
  Body(): ReactNode;
  /** On the right, or below on a phone. */
  Aside?(): ReactNode;
};

export const editorTexts = ({ entity, texts }: EditorConfig): EntityTexts => ({
  ...textsOf(entity),
  ...texts,
});
