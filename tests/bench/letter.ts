import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { openFirestore } from '../../functions/src/firebase.ts';
import { scheduleLetter } from '../../functions/src/mail/letter-calls.ts';
import { readEnvPortOffset, TEST_PORT_OFFSET } from '../../scripts/lib/ports.ts';
import { emulatorEnv, emulatorParams } from '../../scripts/lib/stage.ts';
import { FaultySmtp } from '../functions/faulty-smtp.ts';

// Sends a letter through a server that fails in every way, by runs of which five are killed: `npm run test:suite`,
// then `node tests/bench/letter.ts [READERS]`. Says how often each reader got it.
const READERS = Number(process.argv[2] ?? 5_000);
const MINUTE = 60_000;
const projectId = `demo-letter-${randomUUID().slice(0, 8)}`;
const offset = readEnvPortOffset(TEST_PORT_OFFSET);
Object.assign(process.env, emulatorEnv(offset), emulatorParams(offset), {
  GCLOUD_PROJECT: projectId,
});
// The functions' own Firestore client: that of the repository refuses their field values.
const db = await openFirestore();
const subscriptions = db.collection(COLLECTIONS.newsletterSubscriptions);
const letter = db.doc(`${COLLECTIONS.letters}/essai`);
const progress = letter.collection('sending').doc('progress');

const numberOf = (address: string) => Number(/^r(\d+)@/.exec(address)?.[1]);
const idOf = (number: number) => `r${String(number).padStart(5, '0')}`;
const isRefused = (number: number) => number % 97 === 0 || number % 89 === 0;
/** Readers who leave once a fifth of the letter is sent. */
const hasLeft = (number: number) => number >= READERS * 0.98;

const smtp = new FaultySmtp();
const tried = new Map<string, number>();
let current = '';
smtp.faults = {
  recipient: (address) => {
    current = address;
    const times = (tried.get(address) ?? 0) + 1;
    tried.set(address, times);
    if (numberOf(address) % 97 === 0) return 550;
    return numberOf(address) % 83 === 0 && times < 3 ? 450 : undefined;
  },
  message: () => (numberOf(current) % 89 === 0 ? 554 : undefined),
  hangUp: (address) =>
    numberOf(address) % 71 === 0 && !tried.has(address) && !!tried.set(address, 1),
  delay: () => wait(numberOf(current) % 50 === 0 ? 300 : 0),
};

async function prepare(): Promise<void> {
  const writer = db.bulkWriter();
  for (let number = 0; number < READERS; number += 1) {
    const fields = { email: `${idOf(number)}@example.org`, active: true, confirmed_at: new Date() };
    void writer.set(subscriptions.doc(idOf(number)), fields);
  }
  await writer.close();
  const content = {
    subject: 'Essai',
    preheader: null,
    opening: '<p>Un mot.</p>',
    blocks: [],
    closing: null,
  };
  const now = new Date();
  await letter.set({ ...content, published: false, updated_at: now });
  const order = { id: letter.id, updated_at: now.toISOString(), at: null };
  await scheduleLetter(db, order, { actor: { uid: 'a', email: null }, now });
  await letter.update({ published: true, publish_at: null });
}

async function leave(): Promise<void> {
  while (smtp.accepted.length < READERS / 5) await wait(50);
  const leaving = Array.from({ length: READERS }, (_, number) => number).filter(hasLeft);
  for (const number of leaving) await subscriptions.doc(idOf(number)).update({ active: false });
}

let [ahead, writes, memory, kills, runs] = [0, 0, 0, 0, 0];
async function run(killAfter: number | null): Promise<void> {
  runs += 1;
  const args = ['tests/bench/letter-run.ts', String(smtp.port), String(ahead)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  let said = '';
  child.stdout.on('data', (text) => (said += text));
  const ended = once(child, 'close');
  if (killAfter !== null) {
    while (smtp.accepted.length < killAfter && child.exitCode === null) await wait(5);
    await wait(Math.random() * 500);
    kills += Number(child.kill('SIGKILL'));
  }
  await ended;
  writes += said.replaceAll(/[^w]/g, '').length;
  memory = Math.max(memory, Number(said.split('\n')[1] ?? 0));
}

const state = async () => (await progress.get()).data();
await smtp.start();
await prepare();
const leaving = leave();
const started = performance.now();
for (let part = 1; part <= 5; part += 1) {
  await run((READERS / 7) * part);
  ahead += 11 * MINUTE;
  if (part !== 3) continue;
  await smtp.stop();
  for (const end = ahead + 10 * MINUTE; ahead < end; ahead += 4 * MINUTE) await run(null);
  console.log(`server stopped: « ${(await state())?.problem} »`);
  await smtp.start();
}
while ((await letter.get()).get('state') === 'going') {
  await run(null);
  const next: number = (await state())?.next_at?.toMillis() ?? 0;
  ahead = Math.max(ahead + 4 * MINUTE, next - Date.now());
}
await leaving;
const seconds = (performance.now() - started) / 1000;
const mails = await smtp.mails();
const counts = Map.groupBy(mails, (mail) => numberOf(mail.to?.[0]?.address ?? ''));
const all = Array.from({ length: READERS }, (_, number) => number);
const due = all.filter((number) => !isRefused(number) && !hasLeft(number));
console.table({
  readers: READERS,
  'got it once': due.filter((number) => counts.get(number)?.length === 1).length,
  of: due.length,
  'got it twice': [...counts.values()].filter(({ length }) => length > 1).length,
  'left, and got it': all.filter((number) => hasLeft(number) && counts.has(number)).length,
  'refused for good, and got it': all.filter((one) => isRefused(one) && counts.has(one)).length,
  'different Message-IDs': new Set(mails.map(({ messageId }) => messageId)).size,
  runs,
  kills,
  seconds: Math.round(seconds),
  'writes for each reader': (writes / READERS).toFixed(2),
  'memory of a run, MB': Math.round(memory / 1024),
});
const { sent, refused } = (await state()) ?? {};
console.log({ sent, refused, minutesOfClock: Math.round(ahead / MINUTE) });
await smtp.stop();
process.exit(0);
