import type { ReactNode } from 'react';
import type * as v from 'valibot';
import type { LiveList } from '#admin/data/live.tsx';
import type { Entity } from '#domain/entity/entity.ts';
import type { ChoiceOption } from '#domain/schema/field.ts';
import type { RecordActions } from './use-record-actions.ts';

export type ListSearchParams = Readonly<Record<string, string | undefined>>;

export type ListRecord = { id: string; faults?: readonly string[] };

export type Column<TRecord> = {
  name: string;
  label: string;
  /** True for a column whose cells need no label on a phone, such as a picture or a name. */
  hidesLabel?: boolean;
  /** True for the column of the record's name, which on a phone takes the line's remaining width. */
  isTitle?: boolean;
  isMinor?: boolean;
  /** Renders a record's cell; `arranged` are all records in order, undefined while the list is filtered or sorted. */
  cell(record: TRecord, arranged: readonly TRecord[] | undefined): ReactNode;
  sortKey?(record: TRecord): unknown;
};

export type ListFilter<TRecord> = {
  name: string;
  label: string;
  all?: string;
  options: readonly ChoiceOption[];
  passes(record: TRecord, option: string): boolean;
};

export type ListAction<TRecord = ListRecord> = {
  label: string;
  labelOfMany?: string;
  isFor(record: TRecord): boolean;
  run(records: readonly TRecord[], actions: RecordActions): void;
};

/** Returns the French texts of a list: « Rechercher un hôtel », « Aucune destination pour le moment. » */
export function composeListPageTexts({ entity, empty }: { entity: Entity; empty?: string }) {
  const name = entity.noun.toLowerCase();
  const e = entity.isFeminine ? 'e' : '';
  return {
    search: `Rechercher un${e} ${name}`,
    notLoaded: `Impossible de charger les ${name}s`,
    empty: empty ?? `Aucun${e} ${name} pour le moment.`,
    notFound: `Aucun${e} ${name} ne correspond à cette recherche.`,
    /** Label of the filter option that shows all records. */
    all: e ? 'Toutes' : 'Tous',
  };
}

/** Configuration of the administration's list page for an entity. */
export type ListConfig<TRecord extends ListRecord = ListRecord> = {
  entity: Entity<v.GenericSchema<unknown, TRecord>>;
  /** Text of an empty list, if not « Aucun … pour le moment ». */
  empty?: string;
  searched(record: TRecord): readonly (string | null)[];
  nameOf?(record: TRecord): string;
  columns: readonly Column<TRecord>[];
  filters?: readonly ListFilter<TRecord>[];
  arrange?(records: readonly TRecord[]): TRecord[];
  actions?: readonly ListAction<TRecord>[];
  /** Renders buttons above the list; `filterAndSort` applies the list's current filters and sorting to records. */
  HeadActions?(props: {
    list: LiveList<TRecord>;
    filterAndSort(records: readonly TRecord[]): readonly TRecord[];
    isFiltered: boolean;
  }): ReactNode;
  Intro?(props: { list: LiveList<TRecord> }): ReactNode;
};
