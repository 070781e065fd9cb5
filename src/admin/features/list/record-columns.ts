import type { ReactNode } from 'react';
import type { Sort } from './list-search.ts';
import type { Selection } from './use-selection.ts';

/** A column of a list. */
export type RecordColumn<TRecord, TKey extends string = string> = {
  /** Also the key it is sorted by. */
  key: TKey;
  label: string;
  /** For screen readers only: thumbnails. The other columns sort the list, if it can be sorted. */
  isLabelHidden?: boolean | undefined;
  /** Left out where a table has little room: what another column tells too. */
  isMinor?: boolean | undefined;
  /** Numbers are right-aligned. */
  align?: 'right' | undefined;
  render: (record: TRecord) => ReactNode;
};

export type RecordListProps<TRecord extends { id: string }, TKey extends string> = {
  /** The table's accessible name. */
  label: string;
  records: readonly TRecord[];
  columns: readonly RecordColumn<TRecord, TKey>[];
  /** The record in one line, for the label of its checkbox. */
  nameOf: (record: TRecord) => string;
  sort?: Sort<TKey> | undefined;
  onSort?: ((key: TKey) => void) | undefined;
  /** Lists from which nothing is chosen have none. */
  selection?: Selection | undefined;
  /** Modifier, Supprimer… */
  actions: (record: TRecord) => ReactNode;
  /** The record on a phone, above its actions. */
  card: (record: TRecord) => ReactNode;
};
