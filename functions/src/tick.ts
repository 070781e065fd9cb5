import { onSchedule } from 'firebase-functions/v2/scheduler';
import { publishDue } from './admin/publish-planned.ts';
import { database } from './firebase.ts';
import { sendDueMails } from './mail/send.ts';
import { type Mailer, openMailer, SMTP_PASSWORD } from './mail/transport.ts';
import { runEach } from './run-each.ts';

/** Publishes planned records and sends due mails. @returns the names of the jobs that failed */
export function runTick(mailer: Mailer): Promise<string[]> {
  return runEach([
    { name: 'publications', run: () => publishDue(mailer.db, mailer.now()) },
    { name: 'mails', run: () => sendDueMails(mailer) },
  ]);
}

/** Runs every 4 minutes, so that no publication is 5 minutes late. */
export const tick = onSchedule(
  {
    schedule: 'every 4 minutes',
    secrets: [SMTP_PASSWORD],
    memory: '512MiB',
    timeoutSeconds: 300,
    concurrency: 1,
    maxInstances: 1,
  },
  async () => {
    await runTick(await openMailer(await database()));
  },
);
