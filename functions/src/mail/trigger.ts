import { withAnonymisedErrors } from '../error-text.ts';
import { loadFirestoreTriggers, openFirestore } from '../firebase.ts';
import { WORKER_FUNCTION_OPTIONS } from '../service-accounts.ts';
import { sendMailsOfRecord } from './send.ts';
import { openMailer, SMTP_PASSWORD } from './transport.ts';

/**
 * Sends a record's mails when the record is written, if they are due; the scheduled function `tick` sends those due
 * later. The timeout is below MAIL_CLAIM_MS, so that this function's claim on the mails never expires while it runs.
 */
export const sendMail = loadFirestoreTriggers()?.onDocumentWritten(
  {
    ...WORKER_FUNCTION_OPTIONS,
    document: '{collection}/{id}',
    secrets: [SMTP_PASSWORD],
    timeoutSeconds: 300,
    concurrency: 5,
    maxInstances: 4,
  },
  withAnonymisedErrors(async ({ data }) => {
    const after = data?.after;
    if (!after?.get('mail_due_at')) return;
    const db = await openFirestore();
    await sendMailsOfRecord(await openMailer(), db.doc(after.ref.path));
  }),
);
