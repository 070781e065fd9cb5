import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { MailKind } from '../../../src/domain/mail/outbox-mail.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isEmail } from '../../../src/domain/text/email.ts';
import { isMissing } from '../calls/firestore-error.ts';

const Text = v.string();
const Address = v.pipe(v.string(), v.check(isEmail));

const Block = v.variant('type', [
  v.object({ type: v.literal('paragraph'), text: Text }),
  v.object({
    type: v.literal('fields'),
    fields: v.array(v.object({ label: Text, value: Text, href: v.exactOptional(Text) })),
  }),
  v.object({ type: v.literal('quote'), text: Text }),
  v.object({ type: v.literal('button'), label: Text, href: Text }),
]);
const Content = v.object({
  /** Shown by mail clients beside the subject. */
  preheader: Text,
  title: Text,
  blocks: v.array(Block),
  /** Small print at the end: why the reader gets this mail. */
  footnote: Text,
});

/** A part of a mail, in plain text: its HTML and its text version are made of the same blocks. */
export type MailBlock = v.InferOutput<typeof Block>;
export type MailContent = v.InferOutput<typeof Content>;

/** What is sent of an outbox document; one that does not match can never be sent. */
export const StoredMail = v.object({
  kind: Text,
  to: v.nullable(Address),
  reply_to: v.nullable(v.object({ name: Text, address: Address })),
  subject: v.pipe(Text, v.nonEmpty()),
  content: Content,
  headers: v.record(v.pipe(Text, v.regex(/^[A-Za-z0-9-]+$/)), Text),
  request_id: v.nullable(Text),
});
export type StoredMail = v.InferOutput<typeof StoredMail>;

/** The mail that the delivery state of its request follows. */
const TEAM: MailKind = 'contact-team';

/** A mail to be sent once. */
export type OutgoingMail = {
  /** The document's id: it is logged, and the Message-ID is derived from it. */
  id: string;
  kind: MailKind;
  /** An email address; null for the team (the parameter MAIL_TO). */
  to: string | null;
  replyTo: { name: string; address: string } | null;
  subject: string;
  content: MailContent;
  /** Additional headers, such as List-Unsubscribe. */
  headers: Record<string, string>;
  /** The request that the mail is about. */
  requestId: string | null;
  /** The subscription that the mail is about, and is erased with. */
  subscriptionId?: string;
};

/** A transaction or a batch. */
type Writer = { create(document: DocumentReference, fields: Record<string, unknown>): unknown };

/** Adds a mail to the outbox within the caller's transaction or batch; an id can be added only once. */
export function enqueueMail(db: Firestore, writer: Writer, mail: OutgoingMail, now: Date): void {
  writer.create(db.collection(COLLECTIONS.mailOutbox).doc(mail.id), {
    kind: mail.kind,
    to: mail.to,
    reply_to: mail.replyTo,
    subject: mail.subject,
    content: mail.content,
    headers: mail.headers,
    request_id: mail.requestId,
    subscription_id: mail.subscriptionId ?? null,
    state: 'pending',
    attempts: 0,
    last_error: null,
    lease_until: null,
    // Due at once: the sweep sends what the trigger missed.
    next_attempt_at: now,
    created_at: now,
    sent_at: null,
    redacted_at: null,
  });
}

/** The request whose delivery state follows this mail; null for mails other than the team's. */
export function requestOfMail(db: Firestore, mail: DocumentSnapshot): DocumentReference | null {
  const requestId: unknown = mail.get('request_id');
  const isFollowed = mail.get('kind') === TEAM && typeof requestId === 'string';
  return isFollowed ? db.collection(COLLECTIONS.contactRequests).doc(requestId) : null;
}

type Fields = Record<string, unknown>;

export type StateChange = {
  mail: { ref: DocumentReference; fields: Fields; onlyIfUnchangedSince?: Timestamp };
  /** The request whose delivery state follows the mail. */
  request: { ref: DocumentReference; fields: Fields } | null;
};

/**
 * Updates a mail together with its request's delivery state; a deleted request is skipped.
 * @returns the time of the write
 */
export async function writeStates(
  db: Firestore,
  { mail, request }: StateChange,
): Promise<Timestamp | undefined> {
  const batch = db.batch();
  const { ref, fields, onlyIfUnchangedSince: lastUpdateTime } = mail;
  // An empty precondition would create a missing document.
  if (lastUpdateTime) batch.update(ref, fields, { lastUpdateTime });
  else batch.update(ref, fields);
  if (request) batch.update(request.ref, request.fields);
  try {
    const [written] = await batch.commit();
    return written?.writeTime;
  } catch (error) {
    if (!request || !isMissing(error)) throw error;
    return writeStates(db, { mail, request: null });
  }
}
