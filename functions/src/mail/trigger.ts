import { withAnonymisedErrors } from '../error-text.ts';
import { loadFirestoreTriggers, openFirestore } from '../firebase.ts';
import { WORKER_FUNCTION_OPTIONS } from '../service-accounts.ts';
import { sendMailsOfRecord } from './send.ts';
import { openMailer, SMTP_PASSWORD } from './transport.ts';

/**
 * Sends a record's mails when it is written, if they are due; `tick` sends those due later. The timeout is below
 * MAIL_CLAIM_MS, so that no claim expires during a run.
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
