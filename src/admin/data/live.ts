import {
  collection,
  type DocumentSnapshot,
  doc,
  limit,
  onSnapshot,
  orderBy,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  where,
} from 'firebase/firestore';
import { useEffect, useMemo, useState } from 'react';
import { useFirestore } from 'reactfire';
import type * as v from 'valibot';
import { type DocumentSchema, readDocument, readDocuments } from '#data/read-documents.ts';
import type { CollectionName } from '#domain/site/collections.ts';
import { withoutDeleted } from './read-records.ts';
import { useSession } from './session-state.ts';
import { constraintsOf } from './source-constraints.ts';
import type { CollectionSource } from './sources.ts';

/** How many records a list listens to, the newest ones: each opening reads them all. */
const LIST_MAX = 1_000;

/** What is known of live data: the server has answered, or does not answer, or is being asked. */
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

const liveQuery = (source: CollectionSource, most: number) =>
  constraintsOf<QueryConstraint>({ where, orderBy, limit }, source, most + 1);

/**
 * Returns the documents of a source, live, without those in the trash, the newest 1,000 unless it has
 * a limit of its own. The last list stays while another one is read.
 */
export function useLiveList<TSchema extends DocumentSchema>(
  source: CollectionSource<TSchema>,
): LiveList<v.InferOutput<TSchema>> {
  const db = useFirestore();
  const { collection: name, schema, limit: most = LIST_MAX } = source;
  const key = JSON.stringify([name, source.order, source.where, most]);
  const {
    key: answered,
    snapshot,
    isSilent,
    error: refusal,
  } = useSnapshot<QuerySnapshot>(
    key,
    known.get(key),
    ({ next, error }) =>
      onSnapshot(
        query(collection(db, name), ...liveQuery(source, most)),
        METADATA,
        (answer) => {
          if (!isEmptyCache(answer)) known.set(key, { key, snapshot: answer });
          next(answer);
        },
        error,
      ),
    isEmptyCache,
  );
  const isReady = answered === key && snapshot !== undefined;
  return useMemo(() => {
    const state = isReady ? 'ready' : isSilent ? 'unreachable' : 'reading';
    const none = {
      records: undefined,
      state,
      unreadable: 0,
      isCut: false,
      error: refusal,
    } as const;
    if (snapshot === undefined) return none;
    const docs = snapshot.docs.slice(0, most);
    const kept = source.isWithTrash ? docs : withoutDeleted(docs);
    const records = readDocuments(schema, name, kept);
    const isCut = isReady && snapshot.size > docs.length;
    return { ...none, records, unreadable: kept.length - records.length, isCut };
  }, [snapshot, refusal, isReady, isSilent, schema, name, most, source.isWithTrash]);
}

const isEmptyCache = ({ empty, metadata }: QuerySnapshot) => empty && metadata.fromCache;

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
  const key = `${name}/${id}`;
  const {
    key: answered,
    snapshot,
    isSilent,
  } = useSnapshot<DocumentSnapshot>(
    key,
    undefined,
    ({ next, error }) => onSnapshot(doc(db, key), METADATA, next, error),
    (answer) => !answer.exists() && answer.metadata.fromCache,
  );
  const current = answered === key ? snapshot : undefined;
  return useMemo(() => {
    if (current === undefined) {
      return { record: undefined, state: isSilent ? 'unreachable' : 'reading' };
    }
    const data = current.data();
    const isThere = data && !data.deleted_at;
    const record = isThere ? readDocument(schema, name, current.id, data) : null;
    return { record, state: 'ready' };
  }, [current, isSilent, schema, name]);
}
