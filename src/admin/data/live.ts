import {
  collection,
  limit,
  onSnapshot,
  orderBy,
  type Query,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useFirestore } from 'reactfire';
import type * as v from 'valibot';
import { type DocumentSchema, readDocuments } from '#data/read-documents.ts';
import { LIST_MAX, type Source, withoutDeleted } from './read.ts';
import { hasRights, useSession } from './session.ts';

/** The state of live data: the server is being asked, does not answer, or has answered. */
type LiveState = 'reading' | 'unreachable' | 'ready';

export type LiveList<TRecord> = {
  /** Undefined until the first answer. */
  records: readonly TRecord[] | undefined;
  state: LiveState;
  /** How many documents could not be read; they are logged in the console. */
  unreadable: number;
  /** True if there are more than the limit. */
  isCut: boolean;
  /** The server's refusal; pages throw it for their error boundary. */
  error: Error | undefined;
};

/** The last answer, and the key of the query that is not answered. */
type Answer = { key?: string; snapshot?: QuerySnapshot; error?: Error; silent?: string };

/** Last answers by key: a page that is opened again shows its list at once. */
const known = new Map<string, Answer>();

const METADATA = { includeMetadataChanges: true };

/**
 * Listens while somebody is signed in; the last answer stays when the session ends, as a form may be
 * open above it. Reactfire's own hooks ask without metadata changes, so that an empty answer of the
 * cache would pass for the server's, and they never stop listening (reactfire#790).
 */
function useSnapshot(key: string, asked: () => Query): Answer {
  const isSignedIn = useSession() !== null;
  const [answer, setAnswer] = useState<Answer>(() => known.get(key) ?? {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says what is listened to.
  useEffect(() => {
    if (!isSignedIn) return;
    const onNext = (snapshot: QuerySnapshot) => {
      // Without the server the SDK answers from its cache: that nothing is there is not known.
      if (snapshot.empty && snapshot.metadata.fromCache)
        return setAnswer((last) => ({ ...last, silent: key }));
      known.set(key, { key, snapshot });
      setAnswer({ key, snapshot });
    };
    const onError = (error: Error) => {
      // A refusal tells nothing new once the session is known to be over.
      if (hasRights()) setAnswer((last) => ({ ...last, error }));
    };
    return onSnapshot(asked(), METADATA, onNext, onError);
  }, [key, isSignedIn]);
  return answer;
}

/** What a live list asks for, beyond what it needs of an entity. */
type LiveSource<TSchema extends DocumentSchema> = Source<TSchema> & {
  /** Listens to this record alone. */
  id?: string;
  /** The most records to listen to, 1,000 unless given: each opening reads them all. */
  limit?: number | undefined;
};

/**
 * Returns the newest records of an entity, live, without those in the trash. The last list stays while
 * another one is read.
 */
export function useLiveList<TSchema extends DocumentSchema>(
  source: LiveSource<TSchema>,
): LiveList<v.InferOutput<TSchema>> {
  const db = useFirestore();
  const { collection: name, schema, order, id, limit: most = LIST_MAX } = source;
  // The trash lists deleted records alone.
  const isTrash = order.field === 'deleted_at';
  const key = JSON.stringify([name, order, id, most]);
  const answer = useSnapshot(key, () => {
    const all = collection(db, name);
    if (id !== undefined) return query(all, where('__name__', '==', id));
    // One more tells that there are more.
    const newest = query(all, orderBy(order.field, order.direction), limit(most + 1));
    return isTrash ? query(newest, where(order.field, '>', new Date(0))) : newest;
  });
  const { snapshot, error } = answer;
  const isReady = answer.key === key && snapshot !== undefined;
  const isSilent = answer.silent === key && answer.key !== key;
  return useMemo(() => {
    const state = isReady ? 'ready' : isSilent ? 'unreachable' : 'reading';
    if (!snapshot) return { records: undefined, state, unreadable: 0, isCut: false, error };
    const docs = snapshot.docs.slice(0, most);
    const kept = isTrash ? docs : withoutDeleted(docs);
    const records = readDocuments(schema, name, kept);
    const isCut = isReady && snapshot.size > docs.length;
    return { records, state, unreadable: kept.length - records.length, isCut, error };
  }, [snapshot, error, isReady, isSilent, schema, name, most, isTrash]);
}
