import { onSchedule } from 'firebase-functions/v2/scheduler';
import { publishDue } from './admin/publish-planned.ts';
import { database } from './firebase.ts';
import { sendDueMails } from './mail/send.ts';
import { type Mailer, openMailer, SMTP_PASSWORD } from './mail/transport.ts';
import { runEach } from './run-each.ts';

/**
 * Does what is due by now: publishes what was planned, sends the mails that wait.
 * @returns the names of what failed
 */
export function runTick(mailer: Mailer): Promise<string[]> {
  return runEach([
    { name: 'publications', run: () => publishDue(mailer.db, mailer.now()) },
    { name: 'mails', run: () => sendDueMails(mailer) },
  ]);
}

/** Every four minutes, so that nothing planned is five minutes late. */
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
