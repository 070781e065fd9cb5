import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { LiveList } from '#admin/data/live.ts';
import type { Entity } from '#domain/admin/entities.ts';
import type { RecordActions } from './use-record-actions.ts';

/** The search parameters of a list: `q`, `sort`, `order` and its filters. */
export type ListSearch = Readonly<Record<string, string | undefined>>;

export type ListRecord = { id: string };

/** A column of a list. Its name is its field's, and what the URL sorts by. */
export type Column<TRecord> = {
  name: string;
  label: string;
  /** Needs no label beside it: a picture, a name. */
  isTitle?: boolean;
  /** Left out where a table has little room. */
  isMinor?: boolean;
  cell(record: TRecord): ReactNode;
  /** Columns without it do not sort. */
  sortKey?(record: TRecord): unknown;
};

/** A filter of a list. Its name is its search parameter. */
export type Filter<TRecord> = {
  name: string;
  label: string;
  all?: string;
  /** The labels of its values. */
  options: Readonly<Record<string, string>>;
  passes(record: TRecord, wanted: string): boolean;
};

/** What can be done with records: a button in their rows, and in the bar of the selection. */
export type RecordAction<TRecord> = {
  label: string;
  labelOfMany?: string;
  isFor(record: TRecord): boolean;
  run(records: readonly TRecord[], actions: RecordActions): void;
};

/** What differs between lists of records. */
export type ListConfig<TRecord extends ListRecord> = {
  entity: Entity<v.GenericSchema<unknown, TRecord>>;
  /** What is counted under the title: « 16 articles, dont 2 en vedette ». */
  summary?: { isCounted(record: TRecord): boolean; words: string };
  /** The texts that a record is searched by. */
  searched(record: TRecord): readonly (string | null)[];
  /** Names a record otherwise than by its title. */
  nameOf?(record: TRecord): string;
  columns: readonly Column<TRecord>[];
  filters: readonly Filter<TRecord>[];
  /** Orders the records where the URL does not; newest first unless given. */
  arrange?(records: readonly TRecord[]): TRecord[];
  /** What featured records are: « en vedette »; for the actions on several. */
  featured?: string;
  /** What can be done besides publishing and deleting. */
  actions?: readonly RecordAction<TRecord>[];
  /** Renders buttons beside the title. */
  HeadActions?(props: { list: LiveList<TRecord> }): ReactNode;
  /** Renders what stands between title and list. */
  Intro?(props: { records: readonly TRecord[] | undefined }): ReactNode;
};
