import type { ReactNode } from 'react';
import type { Sort } from './list-search.ts';
import { RecordCards } from './record-cards.tsx';
import type { RecordColumn } from './record-columns.ts';
import { RecordTable } from './record-table.tsx';
import type { Selection } from './use-selection.ts';
import { useWide } from './use-wide.ts';

export type RecordListProps<TRecord extends { id: string }, TKey extends string> = {
  /** What is listed: the table's name. */
  label: string;
  records: readonly TRecord[];
  columns: readonly RecordColumn<TRecord, TKey>[];
  /** The record in one line, for who hears its checkbox. */
  nameOf: (record: TRecord) => string;
  sort?: Sort<TKey> | undefined;
  onSort?: ((key: TKey) => void) | undefined;
  selection?: Selection | undefined;
  /** Words for actions: Modifier, Supprimer. */
  actions: (record: TRecord) => ReactNode;
  /** The record on a phone, over its actions. */
  card: (record: TRecord) => ReactNode;
};

/** The records of a list: a table, or cards on a phone. Only what is near the window is drawn. */
export function RecordList<TRecord extends { id: string }, TKey extends string>(
  props: RecordListProps<TRecord, TKey>,
) {
  return useWide() ? <RecordTable {...props} /> : <RecordCards {...props} />;
}
