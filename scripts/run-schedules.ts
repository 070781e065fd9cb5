import { setTimeout as delay } from 'node:timers/promises';
import { todayIso } from '#domain/text/today.ts';
import { openFirestore } from '../functions/src/firebase.ts';
import { openMailer } from '../functions/src/mail/transport.ts';
import { runNightlyJobs } from '../functions/src/nightly.ts';
import { runTickJobs } from '../functions/src/tick.ts';

const EVERY_MS = 2_000;

// Runs the jobs of the scheduled functions `tick` and `nightly`, because the emulators run no schedules.
const db = await openFirestore();
const mailer = await openMailer();
/** Day of the last nightly run, because a suite may run for several days. */
let lastNight = '';
for (;;) {
  await runTickJobs(db, mailer);
  const today = todayIso(new Date());
  if (today !== lastNight) await runNightlyJobs(db, new Date());
  lastNight = today;
  await delay(EVERY_MS);
}
