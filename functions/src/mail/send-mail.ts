import { database, documentEvents } from '../firebase.ts';
import { sendMails } from './send.ts';
import { openMailer, SMTP_PASSWORD } from './transport.ts';

/**
 * Sends the mails of a request or a subscription once due; the schedule handles retries. The
 * timeout is shorter than a claim, so that no mail is claimed again while its sender still runs.
 */
export const sendMail = documentEvents()?.onDocumentWritten(
  {
    document: '{collection}/{id}',
    secrets: [SMTP_PASSWORD],
    memory: '512MiB',
    timeoutSeconds: 300,
    concurrency: 5,
    maxInstances: 4,
  },
  async ({ data }) => {
    const after = data?.after;
    if (!after?.get('mail_due_at')) return;
    const db = await database();
    await sendMails(await openMailer(db), db.doc(after.ref.path));
  },
);
