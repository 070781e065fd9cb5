import { onSchedule } from 'firebase-functions/v2/scheduler';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { database } from '../database.ts';
import { documentEvents } from '../journal/document-events.ts';
import { siteUrl } from '../site/site-url.ts';
import { deliverMail } from './deliver-mail.ts';
import { SMTP_PASSWORD } from './mail-params.ts';
import { openMailDesk } from './open-mail-desk.ts';
import { redactMails } from './redact-mails.ts';
import { eraseRequestMails, resendRequestMails } from './request-mails.ts';
import { SMTP_CONNECTIONS } from './smtp-transport.ts';
import { sweepOutbox } from './sweep-outbox.ts';

const events = documentEvents();

/** Shorter than a lease, so that a mail is never claimed while its sender still runs. */
const SENDING = {
  secrets: [SMTP_PASSWORD],
  memory: '512MiB' as const,
  timeoutSeconds: 300,
  concurrency: SMTP_CONNECTIONS,
  maxInstances: 4,
};

/** Sends a mail as soon as it is in the outbox; what fails is the sweep's. */
export const sendOutboxMail = events?.onDocumentCreated(
  { ...SENDING, document: `${COLLECTIONS.mailOutbox}/{mailId}` },
  async ({ params }) => {
    await deliverMail(await openMailDesk(await database()), params.mailId);
  },
);

/** Sends the mails of a request again when an administrator asks for it. */
export const resendRequest = events?.onDocumentUpdated(
  { ...SENDING, document: `${COLLECTIONS.contactRequests}/{requestId}` },
  async ({ data, params }) => {
    if (data?.after.get('resend') !== true) return;
    const db = await database();
    const ids = await resendRequestMails(db, params.requestId, new Date(), siteUrl());
    const desk = await openMailDesk(db);
    for (const id of ids) await deliverMail(desk, id);
  },
);

/** Personal data of a deleted request do not stay in its mails. */
export const eraseRequest = events?.onDocumentDeleted(
  `${COLLECTIONS.contactRequests}/{requestId}`,
  async ({ params }) => eraseRequestMails(await database(), params.requestId),
);

/** Retries, expired leases, and what no trigger saw. */
export const sweepMails = onSchedule(
  { ...SENDING, concurrency: 1, maxInstances: 1, schedule: 'every 2 minutes' },
  async () => {
    await sweepOutbox(await openMailDesk(await database()));
  },
);

/** Bodies of mails are kept for 30 days. */
export const redactSentMails = onSchedule(
  { schedule: 'every day 03:20', timeZone: 'Europe/Paris' },
  async () => {
    await redactMails(await database(), new Date());
  },
);
