import { setTimeout as delay } from 'node:timers/promises';
// The jobs' own bodies, from their sources: what a schedule does must be the same here.
import { database } from '../functions/src/database.ts';
import { openMailer } from '../functions/src/mail/mailer.ts';
import { redactMails } from '../functions/src/mail/redact-mails.ts';
import { sweepOutbox } from '../functions/src/mail/sweep-outbox.ts';

const EVERY_MS = 10_000;

// The local suite's schedules: the emulators have none. A job that fails is tried the next time.
const db = await database();
const mailer = await openMailer(db);
for (;;) {
  try {
    await sweepOutbox(mailer);
    await redactMails(db, new Date());
  } catch (error) {
    console.error(error);
  }
  await delay(EVERY_MS);
}
