import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import type { OutgoingMail } from './outgoing-mail.ts';

/** A transaction or a batch. */
type Writer = { create(document: DocumentReference, fields: Record<string, unknown>): unknown };

/** Puts a mail into the outbox within the caller's transaction or batch. */
export function enqueueMail(db: Firestore, writer: Writer, mail: OutgoingMail, now: Date): void {
  writer.create(db.collection(COLLECTIONS.mailOutbox).doc(mail.id), {
    kind: mail.kind,
    to: mail.to,
    reply_to: mail.replyTo,
    subject: mail.subject,
    content: mail.content,
    headers: mail.headers,
    request_id: mail.requestId,
    state: 'pending',
    attempts: 0,
    last_error: null,
    lease_until: null,
    // Due at once: the sweep takes up what the trigger never saw.
    next_attempt_at: now,
    created_at: now,
    sent_at: null,
    redacted_at: null,
  });
}
