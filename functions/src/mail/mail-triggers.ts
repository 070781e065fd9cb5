import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { database } from '../database.ts';
import { documentEvents } from '../journal/document-events.ts';
import { siteUrl } from '../site/site-url.ts';
import { deliverMail } from './deliver-mail.ts';
import { openMailer, SMTP_CONNECTIONS, SMTP_PASSWORD } from './mailer.ts';
import { eraseRequestMails, resendRequestMails } from './request-mails.ts';

const events = documentEvents();

/** The timeout is shorter than a lease: a mail is never claimed while its sender still runs. */
const SENDING = {
  secrets: [SMTP_PASSWORD],
  memory: '512MiB' as const,
  timeoutSeconds: 300,
  concurrency: SMTP_CONNECTIONS,
  maxInstances: 4,
};

/** Sends a mail as soon as it is in the outbox; the sweep does the retries. */
export const sendOutboxMail = events?.onDocumentCreated(
  { ...SENDING, document: `${COLLECTIONS.mailOutbox}/{mailId}` },
  async ({ params }) => {
    await deliverMail(await openMailer(await database()), params.mailId);
  },
);

/** Resends the mails of a request when an administrator asks for it. */
export const resendRequest = events?.onDocumentUpdated(
  { ...SENDING, document: `${COLLECTIONS.contactRequests}/{requestId}` },
  async ({ data, params }) => {
    if (data?.after.get('resend') !== true) return;
    const db = await database();
    const ids = await resendRequestMails(db, params.requestId, new Date(), siteUrl());
    const mailer = await openMailer(db);
    for (const id of ids) await deliverMail(mailer, id);
  },
);

/** Erases the mails of a deleted request, which hold the same personal data. */
export const eraseRequest = events?.onDocumentDeleted(
  { document: `${COLLECTIONS.contactRequests}/{requestId}`, retry: true },
  async ({ params }) => eraseRequestMails(await database(), params.requestId),
);
