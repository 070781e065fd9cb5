import {
  collection,
  type DocumentSnapshot,
  doc,
  limit,
  onSnapshot,
  orderBy,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useFirestore } from 'reactfire';
import type * as v from 'valibot';
import { type DocumentSchema, readDocument, readDocuments } from '#data/read-documents.ts';
import type { CollectionName } from '#domain/site/collections.ts';
import { type Condition, LIST_MAX, type Source, withoutDeleted } from './read.ts';
import { useSession } from './session-state.ts';

/** The state of live data: the server is being asked, does not answer, or has answered. */
type LiveState = 'reading' | 'unreachable' | 'ready';

export type LiveList<TRecord> = {
  /** Undefined until the first answer. */
  records: readonly TRecord[] | undefined;
  state: LiveState;
  /** How many documents could not be read; they are logged in the console. */
  unreadable: number;
  /** Whether there are more than the limit. */
  isCut: boolean;
  /** Why the server refuses the list; pages throw it for their error boundary. */
  error: Error | undefined;
};

type Answer<TSnapshot> = {
  key: string;
  snapshot?: TSnapshot;
  isSilent?: boolean;
  error?: Error | undefined;
};

/** Last answers by key: a page that is opened again shows its list at once. */
const known = new Map<string, Answer<QuerySnapshot>>();

type Listener<TSnapshot> = {
  next: (snapshot: TSnapshot) => void;
  error: (error: Error) => void;
};

/**
 * Listens while somebody is signed in; the last answer stays when the session ends, as a form may be
 * open above it. Reactfire's own hooks ask without metadata changes, so that an empty answer of the
 * cache would pass for the server's, and they never stop listening (reactfire#790).
 */
function useSnapshot<TSnapshot>(
  key: string,
  first: Answer<TSnapshot> | undefined,
  listen: (listener: Listener<TSnapshot>) => () => void,
  isUnknown: (snapshot: TSnapshot) => boolean,
): Answer<TSnapshot> {
  const isSignedIn = useSession().status === 'signed-in';
  const [last, setLast] = useState<Answer<TSnapshot>>(first ?? { key: '' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` says what is listened to.
  useEffect(() => {
    if (!isSignedIn) return;
    const stop = listen({
      next: (snapshot) =>
        setLast((before) =>
          // Without the server the SDK answers from its cache: that nothing is there is not known.
          isUnknown(snapshot) ? { ...before, isSilent: before.key !== key } : { key, snapshot },
        ),
      error: (error) => setLast((before) => ({ ...before, key, error })),
    });
    return () => {
      stop();
      setLast(({ error: _over, isSilent: _silent, ...before }) => before);
    };
  }, [key, isSignedIn]);
  // A refusal tells nothing new once the session is known to be over.
  return isSignedIn ? last : { ...last, error: undefined };
}

const METADATA = { includeMetadataChanges: true };

const isEmptyCache = ({ empty, metadata }: QuerySnapshot) => empty && metadata.fromCache;

/** What a live list asks for, beyond what it needs of an entity. */
type LiveSource<TSchema extends DocumentSchema> = Source<TSchema> & {
  where?: Condition;
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
  const { collection: name, schema, order, where: condition } = source;
  const { limit: most = LIST_MAX } = source;
  const key = JSON.stringify([name, order, condition, most]);
  // The trash lists deleted records alone.
  const isTrash = condition?.[0] === 'deleted_at';
  const listened = () =>
    query(
      collection(db, name),
      ...(condition ? [where(...condition)] : []),
      orderBy(order.field, order.direction),
      // One more tells that there are more.
      limit(most + 1),
    );
  const answer = useSnapshot<QuerySnapshot>(
    key,
    known.get(key),
    ({ next, error }) => {
      const remember = (snapshot: QuerySnapshot) => {
        if (!isEmptyCache(snapshot)) known.set(key, { key, snapshot });
        next(snapshot);
      };
      return onSnapshot(listened(), METADATA, remember, error);
    },
    isEmptyCache,
  );
  const { snapshot, isSilent, error } = answer;
  const isReady = answer.key === key && snapshot !== undefined;
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

export type LiveRecord<TRecord> = {
  /** Null when it is missing, deleted or unreadable. */
  record: TRecord | null | undefined;
  state: LiveState;
};

/** Returns one document, live. */
export function useLiveRecord<TSchema extends DocumentSchema>(
  schema: TSchema,
  name: CollectionName,
  id: string,
): LiveRecord<v.InferOutput<TSchema>> {
  const db = useFirestore();
  const path = `${name}/${id}`;
  const { key, snapshot, isSilent } = useSnapshot<DocumentSnapshot>(
    path,
    undefined,
    ({ next, error }) => onSnapshot(doc(db, path), METADATA, next, error),
    (answer) => !answer.exists() && answer.metadata.fromCache,
  );
  const current = key === path ? snapshot : undefined;
  return useMemo(() => {
    if (!current) return { record: undefined, state: isSilent ? 'unreachable' : 'reading' };
    const data = current.data();
    const isThere = data && !data.deleted_at;
    return { record: isThere ? readDocument(schema, name, id, data) : null, state: 'ready' };
  }, [current, isSilent, schema, name, id]);
}
