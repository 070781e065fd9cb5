import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { MailKind } from '../../../src/domain/mail/mail-state.ts';
import { ContactRequest } from '../../../src/domain/requests/contact-request.ts';
import type { SiteSettings } from '../../../src/domain/settings/site-settings.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { dateIn, fieldsOf } from '../firestore-values.ts';
import { isWaiting, newLinks } from '../forms/subscription.ts';
import type { OutgoingMail } from './layout.ts';
import { confirmationMail, contactReceiptMail } from './mails.ts';
import { contactTeamMail } from './team-mails.ts';

const PENDING = { state: 'pending', error: null, sent_at: null };

export const mailsDue = (kinds: readonly MailKind[], now: Date) => ({
  mails: Object.fromEntries(kinds.map((kind) => [kind, PENDING])),
  delivery: 'pending',
  mail_due_at: now,
  mail_attempts: 0,
});

type DueMails = {
  mails: OutgoingMail[];
  fields: Record<string, unknown>;
};

type Writing = { siteUrl: string; settings: SiteSettings; now: Date };

function requestMails(found: DocumentSnapshot, { siteUrl, settings }: Writing): OutgoingMail[] {
  const request = v.parse(ContactRequest, fieldsOf(found, 'created_at'));
  const receipt = contactReceiptMail(request, siteUrl, settings);
  return [contactTeamMail(request, siteUrl, settings), ...(receipt ? [receipt] : [])];
}

/** Skips the confirmation mail if the reader has since confirmed, unsubscribed or been activated. */
function subscriptionMails(found: DocumentSnapshot, writing: Writing): DueMails {
  if (found.get('active') === true || !isWaiting(found)) return { mails: [], fields: {} };
  const { confirm, unsubscribe, hashes } = newLinks(found.get('links'), writing.now);
  const id = `${found.id}-${dateIn(found.get('confirmation_sent_at'))?.getTime()}`;
  const reader = { id, email: String(found.get('email')) };
  const mail = confirmationMail(reader, { confirm, unsubscribe }, writing);
  return { mails: [mail], fields: { links: hashes } };
}

export function writeDueMails(found: DocumentSnapshot, writing: Writing): DueMails {
  const { mails, fields } =
    found.ref.parent.id === COLLECTIONS.contactRequests
      ? { mails: requestMails(found, writing), fields: {} }
      : subscriptionMails(found, writing);
  const isUnsent = ({ kind }: OutgoingMail) =>
    ['pending', 'failed'].includes(found.get(`mails.${kind}.state`));
  return { mails: mails.filter(isUnsent), fields };
}
