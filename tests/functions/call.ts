import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { getApps, initializeApp } from 'firebase-admin/app';
import {
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  getFirestore,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { vi } from 'vitest';
import type { AuditAction } from '#domain/admin/audit-entry.ts';
import { ENTITY_LIST } from '#domain/admin/entities.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import {
  type AdminCallableName,
  FUNCTIONS_REGION,
  type VisitorCallableName,
} from '#domain/site/functions.ts';
import { DEMO_PROJECT_ID, LOCAL_PORTS, portsWithOffset } from '#domain/site/ports.ts';
import { DEMO_ADMIN, DEMO_VISITOR } from '#scripts/lib/ports.ts';
import { mailsWith as readMailsWith } from '../support/mailbox.ts';

/** The origin of the suite's pages; its functions have another origin. */
export const SITE = process.env.SITE ?? '';

const offset = Number(new URL(SITE).port) - LOCAL_PORTS.hosting;

/** Returns headers that revalidate a cached response; `fetch` would add `Cache-Control: no-cache`. */
export const revalidationHeaders = (tag: string) => ({
  'If-None-Match': tag,
  'Cache-Control': 'max-age=0',
});

const FUNCTIONS = `http://127.0.0.1:${portsWithOffset(offset).functions}/${DEMO_PROJECT_ID}/${FUNCTIONS_REGION}`;

type Answer = {
  status: number;
  body: { result?: unknown; error?: { status: string; message: string; details?: unknown } };
};

/** Calls a callable over HTTP as the browser's SDK does, with an optional ID token. */
export async function call(
  name: VisitorCallableName | AdminCallableName,
  data: unknown,
  token?: string,
): Promise<Answer> {
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const response = await fetch(`${FUNCTIONS}/${name}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE, ...authorization },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, body: await response.json() };
}

/** The anti-bot data of a form that a person filled in. */
export const FILLED_IN = { guard: { trap: '', elapsedMs: 9000 } };

/** Sends a form to its function with anti-bot data, as a page does. */
export const sendForm = (name: VisitorCallableName, payload: object): Promise<Answer> =>
  call(name, { ...FILLED_IN, ...payload });

/** Returns the suite's database, opened by the Admin SDK without rules. */
export function database(): Firestore {
  const known = getApps().find((app) => app.name === 'functions');
  return getFirestore(known ?? initializeApp({ projectId: DEMO_PROJECT_ID }, 'functions'));
}

/** Timeout for triggers: the emulator starts a process for each function. */
export const TRIGGER_MS = 60_000;

/** Repeats a check until it passes, to wait for the effect of a trigger. */
export const waitUntilPasses = (check: () => Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: TRIGGER_MS - 5_000, interval: 200 });

/** Opens an empty database on the suite's emulator, in a project of its own. */
export function emptyDatabase(): Firestore {
  const projectId = `demo-${randomUUID()}`;
  return getFirestore(initializeApp({ projectId }, projectId));
}

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

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Returns an unsigned ID token, as the emulator issues, of an administrator who signed in a minute ago. */
export function tokenOf(
  { uid, email }: { uid: string; email: string },
  claims: object = {},
): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://securetoken.google.com/${DEMO_PROJECT_ID}`,
    aud: DEMO_PROJECT_ID,
    sub: uid,
    user_id: uid,
    auth_time: now - 60,
    iat: now - 1,
    exp: now + 3600,
    email,
    email_verified: true,
    admin: true,
    ...claims,
  };
  return `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(payload)}.`;
}

/** Returns the mails in the suite's mailbox that contain a text. */
export const mailsWith = (text: string) => readMailsWith(text, offset);

export const signInAdmin = () => signIn(DEMO_ADMIN);
export const signInVisitor = () => signIn(DEMO_VISITOR);

type Wanted = { collection: string; id: string; action: AuditAction; count?: number };

/** Waits for `count` audit log entries of an action on a document; on timeout, returns those found. */
export async function waitForAuditEntries({ collection, id, action, count = 1 }: Wanted) {
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

/** Waits for the audit log entry of an action on a document. @throws Error on timeout */
export async function loggedOnce(wanted: Omit<Wanted, 'count'>) {
  const [entry] = await waitForAuditEntries(wanted);
  if (!entry) throw new Error(`The audit log has no ${wanted.action} of ${wanted.id}.`);
  return entry;
}

/** Deletes all documents whose ids begin with this prefix, so that later tests do not list them. */
export async function forget(id: string): Promise<void> {
  const found = await Promise.all(
    [...ENTITY_LIST.map(({ collection }) => collection), COLLECTIONS.hotelDestinations].map(
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
