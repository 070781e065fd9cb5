import { QueryClientProvider } from '@tanstack/react-query';
import {
  collection,
  type DocumentSnapshot,
  doc,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { FirebaseAppProvider, FirestoreProvider, useFirestore } from 'reactfire';
import type * as v from 'valibot';
import { type DocumentSchema, withoutDeleted } from '#data/firestore/read-documents.ts';
import { LAST_SAVED_FIRST_ORDER } from '#domain/entity/entity.ts';
import { type PlainDocument, toPlainDocument } from '#domain/schema/timestamp.ts';
import { adminDb } from './admin-db.ts';
import { parseRecords, RECORDS_PER_READ, type ReadableEntity } from './read.ts';
import { recheckRightsOnRefusal, useSession } from './session.ts';
import { createAdminQueryClient } from './use-read.ts';

const LAST_DELETED_FIRST_ORDER = { field: 'deleted_at', direction: 'desc' } as const;

export type LiveList<TRecord> = {
  records: readonly TRecord[] | undefined;
  state: 'reading' | 'unreachable' | 'ready';
  isCut: boolean;
  /** Reads ten times as many records as before, so that a few presses reach the oldest record of any list. */
  readMore: () => void;
  error: Error | undefined;
};

/** A live query's last answer; `silentKey` is the key of a query that neither server nor cache could answer. */
type Answer = { key?: string; snapshot?: QuerySnapshot; error?: Error; silentKey?: string };

/** The last snapshot of each live query, by the query's key, so that a list shows at once when opened again. */
const lastAnswers = new Map<string, Answer>();

/**
 * Subscribes to a Firestore query. Does not use reactfire's own hooks for queries, which never stop listening
 * (reactfire#790) and ignore a change from a cached answer to the server's.
 */
function useSnapshot(key: string, createQuery: () => Query): Answer {
  const isAdmin = useSession()?.isAdmin === true;
  const [answer, setAnswer] = useState<Answer>(() => lastAnswers.get(key) ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the query.
  useEffect(() => {
    // When a session ends, the last answer stays on the page, because the page may have a form with unsaved text.
    if (!isAdmin) return;
    const onNext = (snapshot: QuerySnapshot) => {
      // Offline, the SDK's cache may be empty although the server has records: counts as unanswered.
      if (snapshot.empty && snapshot.metadata.fromCache)
        return setAnswer((last) => ({ ...last, silentKey: key }));
      lastAnswers.set(key, { key, snapshot });
      setAnswer({ key, snapshot });
    };
    const onError = (error: Error) => setAnswer((last) => ({ ...last, error }));
    return onSnapshot(createQuery(), { includeMetadataChanges: true }, onNext, onError);
  }, [key, isAdmin]);
  return answer;
}

/**
 * Subscribes to a list of records in the entity's order (without deleted ones), to the trash, or to the record `id`.
 * Reads RECORDS_PER_READ records at first; while a changed query loads, returns the previous records.
 */
export function useLiveList<TSchema extends DocumentSchema>(
  source: ReadableEntity<TSchema> & { id?: string; isTrash?: boolean },
): LiveList<v.InferOutput<TSchema>> {
  const db = useFirestore();
  const { collection: name, schema, id, isTrash = false } = source;
  const { order = isTrash ? LAST_DELETED_FIRST_ORDER : LAST_SAVED_FIRST_ORDER } = source;
  const [max, setMax] = useState(RECORDS_PER_READ);
  const key = JSON.stringify([name, order, id, max]);
  const answer = useSnapshot(key, () => {
    const records = collection(db, name);
    if (id !== undefined) return query(records, where('__name__', '==', id));
    const newest = query(records, orderBy(order.field, order.direction), limit(max + 1));
    return isTrash ? query(newest, where(order.field, '>', new Date(0))) : newest;
  });
  const { snapshot, error } = answer;
  const isReady = answer.key === key && snapshot !== undefined;
  const isSilent = answer.silentKey === key && answer.key !== key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `schema` and `name` identify the source.
  return useMemo(() => {
    const stateUntilReady = isSilent ? 'unreachable' : 'reading';
    const state = isReady ? 'ready' : stateUntilReady;
    const readMore = () => setMax(max * 10);
    if (!snapshot) return { records: undefined, state, isCut: false, readMore, error };
    const docs = snapshot.docs
      .slice(0, max)
      .map((stored) => toPlainDocument(stored.id, stored.data()));
    const records = parseRecords(source, isTrash ? docs : withoutDeleted(docs));
    const isCut = isReady && snapshot.size > docs.length;
    return { records, state, isCut, readMore, error };
  }, [snapshot, error, isReady, isSilent, schema, name, isTrash, max]);
}

/** Subscribes to one document. Returns null if the document is missing, and undefined until the first answer. */
export function useLiveDocument(path: string | undefined): PlainDocument | null | undefined {
  const db = useFirestore();
  const isAdmin = useSession()?.isAdmin === true;
  const [stored, setStored] = useState<PlainDocument | null>();
  useEffect(() => {
    if (path === undefined || !isAdmin) return;
    const onNext = (snapshot: DocumentSnapshot) => {
      const data = snapshot.data();
      if (data) setStored(toPlainDocument(snapshot.id, data));
      else if (!snapshot.metadata.fromCache) setStored(null);
    };
    return onSnapshot(doc(db, path), onNext, recheckRightsOnRefusal);
  }, [db, path, isAdmin]);
  return stored;
}

export function LiveDataProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createAdminQueryClient);
  return (
    <FirebaseAppProvider firebaseApp={adminDb.app}>
      <FirestoreProvider sdk={adminDb}>
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </FirestoreProvider>
    </FirebaseAppProvider>
  );
}
