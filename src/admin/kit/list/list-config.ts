import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { LiveList } from '#admin/data/live.tsx';
import type { Entity } from '#domain/entity/entity.ts';
import type { RecordActions } from './use-record-actions.ts';

export type ListSearch = Readonly<Record<string, string | undefined>>;

export type ListRecord = { id: string; faults?: readonly string[] };

export type Column<TRecord> = {
  name: string;
  label: string;
  /** Needs no label on a phone: a picture, a name. */
  isTitle?: boolean;
  isMinor?: boolean;
  /** `listed` are all records shown, in their order. */
  cell(record: TRecord, listed: readonly TRecord[]): ReactNode;
  sortKey?(record: TRecord): unknown;
};

export type Filter<TRecord> = {
  name: string;
  label: string;
  all?: string;
  options: Readonly<Record<string, string>>;
  passes(record: TRecord, wanted: string): boolean;
};

export type RecordAction<TRecord> = {
  label: string;
  labelOfMany?: string;
  isFor(record: TRecord): boolean;
  run(records: readonly TRecord[], actions: RecordActions): void;
};

export type ListTexts = {
  search: string;
  loading: string;
  notLoaded: string;
  empty: string;
  notFound: string;
  /** The choice that leaves a filter out. */
  all: 'Tous' | 'Toutes';
};

export type ListConfig<TRecord extends ListRecord> = {
  entity: Entity<v.GenericSchema<unknown, TRecord>>;
  texts: ListTexts;
  searched(record: TRecord): readonly (string | null)[];
  nameOf?(record: TRecord): string;
  columns: readonly Column<TRecord>[];
  filters: readonly Filter<TRecord>[];
  arrange?(records: readonly TRecord[]): TRecord[];
  actions?: readonly RecordAction<TRecord>[];
  HeadActions?(props: { list: LiveList<TRecord> }): ReactNode;
  Intro?(props: { list: LiveList<TRecord> }): ReactNode;
};
