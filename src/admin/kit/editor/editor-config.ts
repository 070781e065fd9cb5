import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { PreviewedPage } from '#data/preview-channel.ts';
import type { Entity } from '#domain/admin/entities.ts';
import type { Fields } from '#domain/schema/field.ts';
import type { Values } from './values.ts';

/** The record that is edited, and the time of its last save. */
export type OpenedRecord = { id: string; updatedAt: string | null };

/** What a save is based on. */
export type SaveTarget = {
  /** Null for a new record. */
  opened: OpenedRecord | null;
  /** The values stored when it was opened; null for a new or deleted record. */
  base: Values | null;
  /** Id of a record that was deleted meanwhile, to be created again under it. */
  formerId?: string | undefined;
};

/** What fields are rendered with. */
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
  /** What the form edits. */
  fields: Fields;
  /** Checks what is saved. */
  input: v.GenericSchema<unknown, Values>;
  texts: { created: string; changed: string; notCreated: string; notChanged: string };
  /** Reads the form's values out of a stored document; by its fields unless given. */
  toValues?(stored: Values): Values;
  /** Whether a notice offers to undo each save. */
  canUndo?: boolean;
  /** Prepares what is typed for the schema. */
  complete?(values: TValues): Values;
  /** Returns errors by field that need what is stored. */
  refuse?(values: TValues, id: string | null): Promise<Record<string, string>>;
  /** The preferred id of a new record, from its values. */
  idFor?(values: TValues): string;
  /** Saves in its own way, and returns the id. */
  save?(input: Values, target: SaveTarget): Promise<string>;
};

/** The editor of one record at its own address. */
export type EditorPageConfig<TValues extends Values = Values> = EditorConfig<TValues> & {
  titles: { creation: string; edition: string };
  /** Says that there is no such record; without it a notice says so above the list. */
  missing?: { title: string; text: string };
  /** The notice above the list when the record cannot be opened. */
  notLoaded?: string;
  /** What a new record holds, where it is not what its schemas say. */
  blank?: Values;
  /** The field that « (copie) » is added to, and what a copy does not take over. */
  copy?: { title: string; without: Values };
  /** Reads values that are not in the document. */
  load?(id: string): Promise<Values>;
  preview?(values: TValues, record: BodyProps<TValues>['record']): PreviewedPage;
  Body(props: BodyProps<TValues>): ReactNode;
  Aside?(props: BodyProps<TValues>): ReactNode;
};
