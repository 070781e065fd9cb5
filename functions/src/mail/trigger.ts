import { withCleanErrors } from '../error-text.ts';
import { database, documentEvents } from '../firebase.ts';
import { WORK } from '../service-accounts.ts';
import { sendMails } from './send.ts';
import { openMailer, SMTP_PASSWORD } from './transport.ts';

/** Sends due mails. The timeout is shorter than a claim, so nobody claims a mail being sent. */
export const sendMail = documentEvents()?.onDocumentWritten(
  {
    ...WORK,
    document: '{collection}/{id}',
    secrets: [SMTP_PASSWORD],
    timeoutSeconds: 300,
    concurrency: 5,
    maxInstances: 4,
  },
  withCleanErrors(async ({ data }) => {
    const after = data?.after;
    if (!after?.get('mail_due_at')) return;
    const db = await database();
    await sendMails(await openMailer(db), db.doc(after.ref.path));
  }),
);
