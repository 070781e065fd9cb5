import { setTimeout as wait } from 'node:timers/promises';
import { type DocumentSnapshot, FieldPath } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { AuditAction } from '#domain/admin/audit-entry.ts';
import { ALL_ENTITIES } from '#domain/admin/entities.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DEMO_ADMIN, DEMO_VISITOR } from '#scripts/lib/demo-accounts.ts';
import { database, TRIGGER_MS } from './call.ts';

const SIGN_IN = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
const Session = v.object({ idToken: v.string(), localId: v.string() });

const PAUSE_MS = 200;

/** Signs in with an email address and a password, as the login page does. */
export async function signIn(account: { email: string; password: string }) {
  const response = await fetch(`http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/${SIGN_IN}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...account, returnSecureToken: true }),
  });
  const { idToken, localId } = v.parse(Session, await response.json());
  return { token: idToken, uid: localId };
}

export const signInAdmin = () => signIn(DEMO_ADMIN);
export const signInVisitor = () => signIn(DEMO_VISITOR);

type Wanted = { collection: string; id: string; action: AuditAction; count?: number };

/** Waits for `count` journal entries of an action on a document; on timeout, returns those found. */
export async function logged({ collection, id, action, count = 1 }: Wanted) {
  const entries = database()
    .collection(COLLECTIONS.auditLog)
    .where('collection', '==', collection)
    .where('document_id', '==', id)
    .where('action', '==', action);
  const deadline = Date.now() + TRIGGER_MS;
  let found: DocumentSnapshot[] = [];
  while (found.length < count && Date.now() < deadline) {
    found = (await entries.get()).docs;
    if (found.length < count) await wait(PAUSE_MS);
  }
  return found;
}

/** Waits for the journal entry of an action on a document. @throws Error on timeout */
export async function loggedOnce(wanted: Omit<Wanted, 'count'>) {
  const [entry] = await logged(wanted);
  if (!entry) throw new Error(`The journal has no ${wanted.action} of ${wanted.id}.`);
  return entry;
}

/** Deletes all documents whose ids begin with this prefix, so that later tests do not list them. */
export async function forget(id: string): Promise<void> {
  const found = await Promise.all(
    [...ALL_ENTITIES.map(({ collection }) => collection), COLLECTIONS.hotelDestinations].map(
      (name) =>
        database()
          .collection(name)
          .orderBy(FieldPath.documentId())
          .startAt(id)
          .endAt(`${id}~`)
          .get(),
    ),
  );
  const batch = database().batch();
  for (const { ref } of found.flatMap(({ docs }) => docs)) batch.delete(ref);
  await batch.commit();
}
