import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { PreviewedPage } from '#data/preview-channel.ts';
import type { Entity } from '#domain/admin/entities.ts';
import type { Fields } from '#domain/schema/field.ts';
import type { Values } from './values.ts';

/** What a save is based on. */
export type SaveTarget = {
  /** The record and the time of its last save; null for a new record. */
  opened: { id: string; updatedAt: string | null } | null;
  /** The values stored when the record was opened; null for a new record. */
  base: Values | null;
};

/** Props of the components that render an editor's fields. */
export type BodyProps<TValues> = {
  values: TValues;
  /** The stored record; null for a new one. */
  record: { id: string; created_at: string | null } | null;
  isNew: boolean;
  setValue: (name: keyof TValues & string, value: unknown) => void;
};

/** What a form edits, and how it is saved. */
export type EditorConfig<TValues extends Values = Values> = {
  entity: Entity;
  fields: Fields;
  /** Checks the values to save. */
  input: v.GenericSchema<unknown, Values>;
  /** Notices; those of a new record where they differ. */
  texts: { changed: string; notChanged: string; created?: string; notCreated?: string };
  /** Reads the form's values out of a stored document; by its fields unless given. */
  toValues?(stored: Values): Values;
  /** Whether the notice of a save offers to undo it. */
  canUndo?: boolean;
  /** Prepares what is typed for the schema. */
  complete?(values: TValues): Values;
  /** Returns errors by field that need a look at what is stored. */
  refuse?(values: TValues, id: string | null): Promise<Record<string, string>>;
  /** Returns the preferred id of a new record. */
  idFor?(values: TValues): string;
  /** Saves otherwise than by `save`, and returns the id. */
  save?(input: Values, target: SaveTarget): Promise<string>;
};

/** The editor of one record at its own address. */
export type EditorPageConfig<TValues extends Values = Values> = EditorConfig<TValues> & {
  titles: { creation: string; edition: string };
  /** Title of the page shown for an unknown id; without it, `notLoaded` is said above the list. */
  missing?: string;
  /** Notice above the list when the record cannot be opened. */
  notLoaded?: string;
  /** What a new record holds, where its schemas' defaults do not fit. */
  blank?: Values;
  /** Values that a copy does not take over; without them records cannot be copied. */
  copy?: Values;
  /** Reads values that are not in the document. */
  load?(id: string): Promise<Values>;
  preview?(values: TValues, record: BodyProps<TValues>['record']): PreviewedPage;
  Body(props: BodyProps<TValues>): ReactNode;
  Aside?(props: BodyProps<TValues>): ReactNode;
};
