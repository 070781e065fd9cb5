import { setTimeout as delay } from 'node:timers/promises';
import { todayIso } from '#domain/text/days.ts';
import { publishDue } from '../functions/src/admin/publish-planned.ts';
import { database } from '../functions/src/database.ts';
import { addUpFigures } from '../functions/src/figures/add-up-figures.ts';
import { openMailer } from '../functions/src/mail/mailer.ts';
import { redactMails } from '../functions/src/mail/redact-mails.ts';
import { sweepOutbox } from '../functions/src/mail/sweep-outbox.ts';
import { sweepLibrary } from '../functions/src/media/sweep-media.ts';
import { purgeSubscriptions } from '../functions/src/newsletter/purge-subscriptions.ts';
import { purgeRequests } from '../functions/src/requests/purge-requests.ts';

const EVERY_MS = 2_000;

// The emulators have no schedules: the scheduled jobs run here, on the functions' own code.
const db = await database();
const mailer = await openMailer(db);
/** The day of the last night's jobs: a suite may start after days. */
let lastNight = '';
for (;;) {
  try {
    await sweepOutbox(mailer);
    await redactMails(db, new Date());
    const today = todayIso(new Date());
    if (today !== lastNight) {
      await addUpFigures(db, new Date());
      await sweepLibrary(db, new Date());
      await purgeRequests(db, new Date());
      await purgeSubscriptions(db, new Date());
    }
    lastNight = today;
    await publishDue(db, new Date());
  } catch (error) {
    console.error(error);
  }
  await delay(EVERY_MS);
}
