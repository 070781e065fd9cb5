import { setTimeout as delay } from 'node:timers/promises';
import { database } from '../functions/src/database.ts';
import { openMailer } from '../functions/src/mail/mailer.ts';
import { redactMails } from '../functions/src/mail/redact-mails.ts';
import { sweepOutbox } from '../functions/src/mail/sweep-outbox.ts';

const EVERY_MS = 2_000;

// The emulators have no schedules: the scheduled jobs run here, on the functions' own code.
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
