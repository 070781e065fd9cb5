import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { visitorDataEntityOfCollection } from '../../../src/domain/admin/entities.ts';
import type { MailKind } from '../../../src/domain/mail/mail-state.ts';
import { ContactRequest } from '../../../src/domain/requests/contact-request.ts';
import type { SiteSettings } from '../../../src/domain/settings/site-settings.ts';
import { snapshotToPlainDocument, timestampToDate } from '../firestore-values.ts';
import { issueMailToken, isUnconfirmedSubscription } from '../forms/subscription.ts';
import type { OutgoingMail } from './layout.ts';
import { newsletterConfirmationMail, requestReceiptMail } from './mails.ts';
import { requestNotificationMail } from './team-mails.ts';

const HELD =
  'Retenu\u00a0: trop de formulaires sont arrivés dans la même heure. Renvoyez-le si cet envoi vous paraît sincère.';

/** Returns fields that queue a record's mails; without a time, the mails wait until an administrator resends them. */
export function createDueMailFields(kinds: readonly MailKind[], mail_due_at: Date | null) {
  const state = mail_due_at ? 'pending' : 'failed';
  const mail = { state, error: mail_due_at ? null : HELD, sent_at: null };
  const mails = Object.fromEntries(kinds.map((kind) => [kind, mail]));
  return { mails, delivery: state, mail_due_at, mail_attempts: 0 };
}

/** A mail to send, and the fields to store in its record before sending, such as hashes of the mail's links. */
type DueMail = { mail: OutgoingMail; fields?: Record<string, unknown> };

type MailContext = { settings: SiteSettings; now: Date };

const requestOf = (record: DocumentSnapshot): ContactRequest =>
  v.parse(ContactRequest, snapshotToPlainDocument(record));

/**
 * Composes the mail by which a reader confirms a sign-up; null if the reader has since confirmed, unsubscribed or been
 * activated.
 */
function writeConfirmation(record: DocumentSnapshot, context: MailContext): DueMail | null {
  if (record.get('active') === true || !isUnconfirmedSubscription(record)) return null;
  const { token: confirm, hashes } = issueMailToken('confirm', record.get('links'), context.now);
  const { token: unsubscribe, hashes: links } = issueMailToken('unsubscribe', hashes, context.now);
  const id = `${record.id}-${timestampToDate(record.get('confirmation_sent_at'))?.getTime()}`;
  const reader = { id, email: String(record.get('email')) };
  const mail = newsletterConfirmationMail(reader, { confirm, unsubscribe }, context.settings);
  return { mail, fields: { links } };
}

/** Functions that write each kind of mail; they return null if the mail is no longer wanted. */
const WRITERS: Record<
  MailKind,
  (record: DocumentSnapshot, context: MailContext) => DueMail | null
> = {
  team: (record, { settings }) => ({
    mail: requestNotificationMail(requestOf(record), settings),
  }),
  receipt: (record, { settings }) => {
    const mail = requestReceiptMail(requestOf(record), settings);
    return mail && { mail };
  },
  confirmation: writeConfirmation,
};

/**
 * Composes a record's pending mails or, if none is pending, the failed mails, which an administrator has asked to send
 * again.
 */
export function composeDueMails(record: DocumentSnapshot, context: MailContext) {
  const entity = visitorDataEntityOfCollection(record.ref.parent.id);
  const having = (state: string) =>
    (entity?.mails ?? []).filter((kind) => record.get(`mails.${kind}.state`) === state);
  const pending = having('pending');
  const unsent = pending.length > 0 ? pending : having('failed');
  const dueMails = unsent.flatMap((kind) => WRITERS[kind](record, context) ?? []);
  const fields = dueMails.flatMap((dueMail) => Object.entries(dueMail.fields ?? {}));
  return { mails: dueMails.map(({ mail }) => mail), fields: Object.fromEntries(fields) };
}
