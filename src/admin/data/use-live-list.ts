import {
  collection,
  type DocumentSnapshot,
  doc,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { useFirestore, useFirestoreCollection, useFirestoreDoc } from 'reactfire';
import type * as v from 'valibot';
import { type DocumentSchema, readDocument, readDocuments } from '#data/read-documents.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { useSession } from './session.ts';
import { constraintsOf } from './source-constraints.ts';
import type { CollectionSource } from './sources.ts';

/** The documents of a source, of the first `most` in its order. */
const liveQuery = (db: Firestore, source: CollectionSource, most?: number): Query =>
  query(
    collection(db, source.collection),
    ...constraintsOf<QueryConstraint>({ where, orderBy, limit }, source, most),
  );

/** A document that everybody may read, there or not. */
const PUBLIC_PAGE = 'home';

export type LiveList<TRecord> = {
  /** Undefined until the first answer. */
  records: readonly TRecord[] | undefined;
  /** How many documents could not be read; they are logged in the console. */
  unreadable: number;
  /** Whether there are more than the limit. */
  isCut: boolean;
  /** Whether what is asked for now is still being read. */
  isReading: boolean;
};

/**
 * The documents of a collection, live; of null nothing is read. The last list stays while another one
 * is read and when the session ends, as a form may be open above it. Otherwise a refused listener throws
 * in render, for the error boundary.
 */
export function useLiveList<TSchema extends DocumentSchema>(
  source: CollectionSource<TSchema> | null,
): LiveList<v.InferOutput<TSchema>> {
  const name = source?.collection;
  const schema = source?.schema;
  const most = source?.limit;
  const db = useFirestore();
  const [last, setLast] = useState<QuerySnapshot>();
  const isEnded = useSession().status !== 'signed-in' && last !== undefined;
  // Nothing, and without a session: the query is replaced by a public one, as a refused one throws.
  const asked =
    source === null || isEnded
      ? query(collection(db, COLLECTIONS.pageContent), limit(1))
      : // One more tells whether there are more.
        liveQuery(db, source, most && most + 1);
  // Never by suspense: on React 19 it resumes with the value of another list (reactfire#793).
  const live = useFirestoreCollection(asked, { suspense: false });
  const data = source === null ? undefined : isEnded ? last : live.data;
  if (data !== undefined && data !== last) setLast(data);
  const snapshot = source === null ? undefined : (data ?? last);
  const isReading = source !== null && data === undefined;
  return useMemo(() => {
    // `docs` is a new array at each access; the snapshot is stable.
    const docs = snapshot?.docs.slice(0, most);
    if (docs === undefined || schema === undefined || name === undefined) {
      return { records: undefined, unreadable: 0, isCut: false, isReading };
    }
    const records = readDocuments(schema, name, docs);
    const isCut = !isReading && (snapshot?.size ?? 0) > docs.length;
    return { records, unreadable: docs.length - records.length, isCut, isReading };
  }, [snapshot, isReading, schema, name, most]);
}

/**
 * One document, live: undefined until the first answer, null when missing or unreadable. As of a list,
 * the last one stays when the session ends.
 */
export function useLiveRecord<TSchema extends DocumentSchema>(
  schema: TSchema,
  collection: CollectionName,
  id: string,
): v.InferOutput<TSchema> | null | undefined {
  const db = useFirestore();
  const [last, setLast] = useState<DocumentSnapshot>();
  const isEnded = useSession().status !== 'signed-in' && last !== undefined;
  const publicRecord = doc(db, COLLECTIONS.pageContent, PUBLIC_PAGE);
  const live = useFirestoreDoc(isEnded ? publicRecord : doc(db, collection, id), {
    suspense: false,
  });
  const snapshot = isEnded ? last : live.data;
  if (snapshot !== undefined && snapshot !== last) setLast(snapshot);
  return useMemo(() => {
    if (snapshot === undefined || snapshot.id !== id) return undefined;
    const data = snapshot.data();
    return data ? readDocument(schema, collection, id, data) : null;
  }, [snapshot, schema, collection, id]);
}
