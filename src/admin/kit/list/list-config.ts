import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { LiveList } from '#admin/data/live.ts';
import type { Entity } from '#domain/admin/entities.ts';
import type { ActionTexts } from './action-texts.ts';
import type { Column, Filter } from './columns.tsx';
import type { RecordActions } from './use-record-actions.ts';

/** The search parameters of a list: `q`, `sort`, `order` and its filters. */
export type ListSearch = Readonly<Record<string, string | undefined>>;

export type ListRecord = { id: string };

export type RowActionsProps<TRecord> = {
  record: TRecord;
  name: string;
  actions: RecordActions;
  /** The records that match search and filters, and all of the list. */
  shown: readonly TRecord[];
  all: readonly TRecord[];
};

/** What differs between lists of records. */
export type ListConfig<TRecord extends ListRecord> = {
  entity: Entity<v.GenericSchema<unknown, TRecord>>;
  title: string;
  /** Text under the title, once the records are read. */
  summary?(records: readonly TRecord[]): string;
  /** Texts while the list is read, when it is empty, when nothing matches, and when it cannot be read. */
  states: { loading: string; empty: string; notFound: string; failed?: string };
  /** Label of the button for a new record; lists without it have no editor. */
  creation?: string;
  searchLabel: string;
  /** The texts that a record is searched by. */
  searched(record: TRecord): readonly (string | null)[];
  nameOf(record: TRecord): string;
  columns: readonly Column<TRecord>[];
  /** Returns the filters; undefined until what they need is read. */
  useFilters(search: ListSearch): readonly Filter<TRecord>[] | undefined;
  /** Orders the records where the URL does not. */
  arrange?(records: readonly TRecord[]): TRecord[];
  texts: ActionTexts;
  /** Renders a row's actions, before « Supprimer ». */
  RowActions?(props: RowActionsProps<TRecord>): ReactNode;
  /** Renders the actions on the selection, before « Supprimer ». */
  BulkActions?(props: { chosen: readonly TRecord[]; actions: RecordActions }): ReactNode;
  /** Renders buttons beside the title. */
  HeadActions?(props: { list: LiveList<TRecord>; shown: readonly TRecord[] }): ReactNode;
  /** Renders what stands between title and list. */
  Intro?(props: { records: readonly TRecord[] | undefined }): ReactNode;
};
