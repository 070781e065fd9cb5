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
import { parseDocumentOrReport, withoutDeleted } from '#data/firestore/read-documents.ts';
import { LAST_SAVED_FIRST_ORDER } from '#domain/entity/entity.ts';
import { type PlainDocument, toPlainDocument } from '#domain/schema/timestamp.ts';
import { adminDb } from './admin-db.ts';
import { parseRecords, RECORDS_PER_READ, type ReadableEntity } from './read.ts';
import { recheckRightsOnRefusal, useSession } from './session.ts';
import { createAdminQueryClient } from './use-read.ts';

const LAST_DELETED_FIRST_ORDER = { field: 'deleted_at', direction: 'desc' } as const;

type LiveState = 'reading' | 'unreachable' | 'ready';

export type LiveList<TRecord> = {
  records: readonly TRecord[] | undefined;
  state: LiveState;
  isCut: boolean;
  /** Reads ten times as many records as before, so that a few presses reach the oldest record of any list. */
  readMore: () => void;
  error: Error | undefined;
};

type Answer = { key: string; snapshot: QuerySnapshot };

/** The last answer to each live query, by the query's key, so that a list shows at once when opened again. */
const lastAnswers = new Map<string, Answer>();

/**
 * Subscribes to a Firestore query. Until a changed query is answered, returns the snapshot of the query before. Does
 * not use reactfire's own hooks for queries, which never stop listening (reactfire#790) and ignore a change from a
 * cached answer to the server's.
 */
function useSnapshot(key: string, createQuery: () => Query) {
  const isAdmin = useSession()?.isAdmin === true;
  const [answer, setAnswer] = useState(() => lastAnswers.get(key));
  const [silentKey, setSilentKey] = useState<string>();
  const [error, setError] = useState<Error>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` identifies the query.
  useEffect(() => {
    // When a session ends, the last answer stays on the page, because the page may have a form with unsaved text.
    if (!isAdmin) return;
    const onNext = (snapshot: QuerySnapshot) => {
      // Offline, the SDK's cache may be empty although the server has records: counts as unanswered.
      if (snapshot.empty && snapshot.metadata.fromCache) return setSilentKey(key);
      lastAnswers.set(key, { key, snapshot });
      setAnswer({ key, snapshot });
      setError(undefined);
    };
    return onSnapshot(createQuery(), { includeMetadataChanges: true }, onNext, setError);
  }, [key, isAdmin]);
  const stateUntilReady = silentKey === key ? 'unreachable' : 'reading';
  const state: LiveState = answer?.key === key ? 'ready' : stateUntilReady;
  return { snapshot: answer?.snapshot, state, error };
}

/**
 * Subscribes to a list of records in the entity's order (without deleted ones), or to the trash. Reads
 * RECORDS_PER_READ records at first; while a changed query loads, returns the previous records.
 */
export function useLiveList<TSchema extends v.GenericSchema>(
  source: ReadableEntity<TSchema> & { isTrash?: boolean },
): LiveList<v.InferOutput<TSchema>> {
  const db = useFirestore();
  const { collection: name, schema, isTrash = false } = source;
  const { order = isTrash ? LAST_DELETED_FIRST_ORDER : LAST_SAVED_FIRST_ORDER } = source;
  const [max, setMax] = useState(RECORDS_PER_READ);
  const key = JSON.stringify([name, order, isTrash, max]);
  const { snapshot, state, error } = useSnapshot(key, () => {
    const { field, direction } = order;
    const newest = query(collection(db, name), orderBy(field, direction), limit(max + 1));
    return isTrash ? query(newest, where(field, '>', new Date(0))) : newest;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `schema` and `name` identify the source.
  return useMemo(() => {
    const readMore = () => setMax(max * 10);
    if (!snapshot) return { records: undefined, state, isCut: false, readMore, error };
    const docs = snapshot.docs
      .slice(0, max)
      .map((stored) => toPlainDocument(stored.id, stored.data()));
    const records = parseRecords(source, isTrash ? docs : withoutDeleted(docs));
    const isCut = state === 'ready' && snapshot.size > docs.length;
    return { records, state, isCut, readMore, error };
  }, [snapshot, error, state, schema, name, isTrash, max]);
}

type LiveDocument = { stored?: PlainDocument | undefined; state: LiveState };

/** Subscribes to one document: `stored` is undefined until the document is read, and if it is missing. */
export function useLiveDocument(path: string | undefined): LiveDocument {
  const db = useFirestore();
  const isAdmin = useSession()?.isAdmin === true;
  const [answer, setAnswer] = useState<LiveDocument>({ state: 'reading' });
  useEffect(() => {
    if (path === undefined || !isAdmin) return;
    const onNext = (snapshot: DocumentSnapshot) => {
      const data = snapshot.data();
      if (data) setAnswer({ stored: toPlainDocument(snapshot.id, data), state: 'ready' });
      else if (!snapshot.metadata.fromCache) setAnswer({ state: 'ready' });
      else setAnswer((last) => ({ ...last, state: 'unreachable' }));
    };
    const options = { includeMetadataChanges: true };
    return onSnapshot(doc(db, path), options, onNext, recheckRightsOnRefusal);
  }, [db, path, isAdmin]);
  return answer;
}

/** Subscribes to one record: `record` is undefined until it is read, and if it is missing, deleted or malformed. */
export function useLiveRecord<TSchema extends v.GenericSchema>(
  { collection: name, schema }: { collection: string; schema: TSchema },
  id: string | undefined,
) {
  const { stored, state } = useLiveDocument(id && `${name}/${id}`);
  const record = useMemo(() => {
    const isThere = stored && !stored.deleted_at;
    return isThere ? (parseDocumentOrReport(schema, name, stored) ?? undefined) : undefined;
  }, [stored, schema, name]);
  return { record, state };
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
