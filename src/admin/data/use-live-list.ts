import {
  collection,
  type DocumentSnapshot,
  doc,
  type Firestore,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useFirestore } from 'reactfire';
import type * as v from 'valibot';
import { type DocumentSchema, readDocument, readDocuments } from '#data/read-documents.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { withoutDeleted } from './read-records.ts';
import { useSession } from './session-state.ts';
import { constraintsOf } from './source-constraints.ts';
import type { CollectionSource } from './sources.ts';

/** The documents of a source; one more than its limit tells whether there are more. */
const liveQuery = (db: Firestore, source: CollectionSource): Query =>
  query(
    collection(db, source.collection),
    ...constraintsOf<QueryConstraint>(
      { where, orderBy, limit },
      source,
      source.limit && source.limit + 1,
    ),
  );

export type LiveList<TRecord> = {
  /** Undefined until the first answer. */
  records: readonly TRecord[] | undefined;
  /** How many documents could not be read; they are logged in the console. */
  unreadable: number;
  /** Whether there are more than the limit. */
  isCut: boolean;
  /** Whether what is asked for now is still being read. */
  isReading: boolean;
  /** Whether the server does not answer, and nothing is known of the list. */
  isUnreachable: boolean;
};

/** Last lists by query: a page that is opened again shows its list at once, scrolled as it was. */
const known = new Map<string, QuerySnapshot>();

type Answer<TSnapshot> = { key: string; snapshot?: TSnapshot; error?: Error };

// Not by reactfire's hooks: they ask without metadata changes, so an empty list of the cache would pass
// for that of the server, and they keep their listeners for ever (reactfire#790).
const METADATA = { includeMetadataChanges: true };

/**
 * The documents of a collection, live, without those in the trash. The last list stays while another one is
 * read and when the session ends, as a form may be open above it. A refused listener throws in render, for the error
 * boundary.
 */
export function useLiveList<TSchema extends DocumentSchema>(
  source: CollectionSource<TSchema>,
): LiveList<v.InferOutput<TSchema>> {
  const { collection: name, schema, limit: most } = source;
  const db = useFirestore();
  const isSignedIn = useSession().status === 'signed-in';
  const key = JSON.stringify([name, source.order, source.where, most]);
  const [last, setLast] = useState<Answer<QuerySnapshot>>(() => {
    const snapshot = known.get(key);
    return snapshot ? { key, snapshot } : { key: '' };
  });
  const [silent, setSilent] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says what the source asks for.
  useEffect(() => {
    if (!isSignedIn) return;
    const stop = onSnapshot(
      liveQuery(db, source),
      METADATA,
      (snapshot) => {
        // Without the server, the SDK answers from its cache: that nothing is there is not known.
        if (snapshot.empty && snapshot.metadata.fromCache) return setSilent(key);
        known.set(key, snapshot);
        setSilent(undefined);
        setLast({ key, snapshot });
      },
      (error) => setLast((before) => ({ ...before, key, error })),
    );
    return () => {
      stop();
      setLast(({ error: _over, ...before }) => before);
    };
  }, [db, key, isSignedIn]);
  if (last.error && isSignedIn) throw last.error;
  const { snapshot } = last;
  const isReading = last.key !== key;
  const isUnreachable = silent === key && isReading;
  return useMemo(() => {
    // `docs` is a new array at each access; the snapshot is stable.
    const docs = snapshot?.docs.slice(0, most);
    if (docs === undefined) {
      return { records: undefined, unreadable: 0, isCut: false, isReading, isUnreachable };
    }
    // The page of photographs has those in the trash, too.
    const kept = name === COLLECTIONS.media ? docs : withoutDeleted(docs);
    const records = readDocuments(schema, name, kept);
    const isCut = !isReading && (snapshot?.size ?? 0) > docs.length;
    const unreadable = kept.length - records.length;
    return { records, unreadable, isCut, isReading, isUnreachable };
  }, [snapshot, isReading, isUnreachable, schema, name, most]);
}

/**
 * One document, live: undefined until the server answers, null when missing, deleted or unreadable. As of a
 * list, the last one stays when the session ends.
 */
export function useLiveRecord<TSchema extends DocumentSchema>(
  schema: TSchema,
  name: CollectionName,
  id: string,
): v.InferOutput<TSchema> | null | undefined {
  const db = useFirestore();
  const isSignedIn = useSession().status === 'signed-in';
  const key = `${name}/${id}`;
  const [last, setLast] = useState<Answer<DocumentSnapshot>>({ key: '' });
  useEffect(() => {
    if (!isSignedIn) return;
    const stop = onSnapshot(
      doc(db, key),
      METADATA,
      (snapshot) => {
        if (snapshot.exists() || !snapshot.metadata.fromCache) setLast({ key, snapshot });
      },
      (error) => setLast((before) => ({ ...before, key, error })),
    );
    return () => {
      stop();
      setLast(({ error: _over, ...before }) => before);
    };
  }, [db, key, isSignedIn]);
  if (last.error && isSignedIn) throw last.error;
  const snapshot = last.key === key ? last.snapshot : undefined;
  return useMemo(() => {
    if (snapshot === undefined) return undefined;
    const data = snapshot.data();
    return data && !data.deleted_at ? readDocument(schema, name, snapshot.id, data) : null;
  }, [snapshot, schema, name]);
}
