import { collection, orderBy, query } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore, useFirestoreCollection } from 'reactfire';
import type * as v from 'valibot';
import { type DocumentSchema, readDocuments } from '#data/read-documents.ts';
import type { CollectionSource } from './collection-source.ts';

export type LiveList<TRecord> = {
  /** Undefined until the first answer. */
  records: readonly TRecord[] | undefined;
  /** How many documents could not be read; they are in the console. */
  unreadable: number;
};

/**
 * All documents of a collection, live. A listener that is refused throws in render: an error
 * boundary above shows it.
 */
export function useLiveList<TSchema extends DocumentSchema>(
  source: CollectionSource<TSchema>,
): LiveList<v.InferOutput<TSchema>> {
  const { collection: name, order, schema } = source;
  const db = useFirestore();
  const all = query(collection(db, name), orderBy(order.field, order.direction));
  // Never by suspense: on React 19 it resumes with the value of another list (reactfire#793).
  const { data } = useFirestoreCollection(all, { suspense: false });
  const docs = data?.docs;
  return useMemo(() => {
    if (docs === undefined) return { records: undefined, unreadable: 0 };
    const records = readDocuments(schema, name, docs);
    return { records, unreadable: docs.length - records.length };
  }, [docs, schema, name]);
}
