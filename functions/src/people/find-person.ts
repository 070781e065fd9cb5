import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { inParts } from '../../../src/domain/site/in-parts.ts';
import { normaliseEmail } from '../../../src/domain/text/email.ts';
import { inPages } from '../erase-due.ts';
import { subscriptionId } from '../newsletter/subscription.ts';

type Found = QueryDocumentSnapshot[];

/** All that is stored of who has an email address. */
export type Person = {
  subscriptions: Found;
  requests: Found;
  mails: Found;
  /** Deleted records that can still be restored. */
  trash: Found;
  /** What the journal tells of these records: no contents. */
  entries: Found;
};

/** The most values that Firestore compares a field with. */
const IN_MAX = 30;

async function whereIn(
  db: Firestore,
  collection: string,
  field: string,
  values: readonly string[],
): Promise<Found> {
  const found: Found = [];
  for (const part of inParts(values, IN_MAX)) {
    found.push(...(await db.collection(collection).where(field, 'in', part).get()).docs);
  }
  return found;
}

const eachOnce = (found: Found): Found => [
  ...new Map(found.map((document) => [document.ref.path, document])).values(),
];

const isThere = (document: DocumentSnapshot): document is QueryDocumentSnapshot => document.exists;

/**
 * The requests with an email address. Visitors' spelling is kept, so that all are compared, without
 * their messages: a right that is rarely used.
 */
async function requestsOf(db: Firestore, email: string): Promise<Found> {
  const all = db.collection(COLLECTIONS.contactRequests).orderBy('__name__');
  const found: Found = [];
  for await (const page of inPages(all.select('email', 'fields.email'))) {
    const theirs = page.filter((request) => isOf(email, request.data()));
    if (theirs.length === 0) continue;
    const whole = await db.getAll(...theirs.map(({ ref }) => ref));
    found.push(...whole.filter(isThere));
  }
  return found;
}

/** Whether a subscription's or a request's fields name the email address, which is normalised. */
function isOf(email: string, fields: unknown): boolean {
  const { email: own, fields: form }: { email?: unknown; fields?: unknown } = Object(fields);
  const { email: entered }: { email?: unknown } = Object(form);
  return [own, entered].some((text) => typeof text === 'string' && normaliseEmail(text) === email);
}

async function trashOf(db: Firestore, email: string): Promise<Found> {
  const found: Found = [];
  for await (const page of inPages(db.collection(COLLECTIONS.trash).orderBy('__name__'))) {
    found.push(...page.filter((trashed) => isOf(email, trashed.get('data'))));
  }
  return found;
}

/** Finds all that is stored of who has an email address, given normalised. */
export async function findPerson(db: Firestore, email: string): Promise<Person> {
  const [subscriptions, requests, trash] = await Promise.all([
    whereIn(db, COLLECTIONS.newsletterSubscriptions, 'email', [email]),
    requestsOf(db, email),
    trashOf(db, email),
  ]);
  const requestIds = requests.map(({ id }) => id);
  // The id of a subscription is in the journal and on mails even when the subscription is gone.
  const subscriptionIds = [
    ...new Set([subscriptionId(email), ...subscriptions.map(({ id }) => id)]),
  ];
  const spellings = [
    ...new Set([email, ...requests.map((request) => String(request.get('email')))]),
  ];
  const { mailOutbox, auditLog } = COLLECTIONS;
  const [mails, entries] = await Promise.all([
    Promise.all([
      whereIn(db, mailOutbox, 'request_id', requestIds),
      whereIn(db, mailOutbox, 'subscription_id', subscriptionIds),
      whereIn(db, mailOutbox, 'to', spellings),
      whereIn(db, mailOutbox, 'reply_to.address', spellings),
    ]),
    whereIn(db, auditLog, 'document_id', [...requestIds, ...subscriptionIds]),
  ]);
  return { subscriptions, requests, mails: eachOnce(mails.flat()), trash, entries };
}
