import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { CURRENT_NEWSLETTER_CONSENT_VERSION } from '#domain/newsletter/newsletter.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import type { ChildProcesses } from '../../scripts/lib/processes.ts';
import { emulatorEnv, type Stage } from '../../scripts/lib/stage.ts';
import { startFunction } from './function-process.ts';
import { percentile } from './statistics.ts';

/** Forms sent at once: p95 in milliseconds, forms without an answer, subscriptions stored for one address. */
export type FormSpeed = {
  formsOfNetwork: number;
  formsOfAddress: number;
  formsOfAll: number;
  formsLost: number;
  formsStored: number;
};

const AT_ONCE = [25, 100, 200];
const SUCCESS = '{"result":{"success":true}}';
const TOO_MANY = 429;

type Sender = { network: string; email: string };
type Form = (sender: Sender) => object;

const anEmail = () => `bench-${randomUUID()}@example.org`;

let networks = 0;
function aNetwork(): string {
  networks += 1;
  return `198.18.${networks >> 8}.${networks & 255}`;
}

/** Returns as many senders of one network, of one email address from many networks, or all different. */
const SENDERS = {
  formsOfNetwork: (count: number) => {
    const network = aNetwork();
    return Array.from({ length: count }, () => ({ network, email: anEmail() }));
  },
  formsOfAddress: (count: number) => {
    const email = anEmail();
    return Array.from({ length: count }, () => ({ network: aNetwork(), email }));
  },
  formsOfAll: (count: number) =>
    Array.from({ length: count }, () => ({ network: aNetwork(), email: anEmail() })),
};

const signUp: Form = ({ email }) => ({
  email,
  source: 'footer',
  consentVersion: CURRENT_NEWSLETTER_CONSENT_VERSION,
});

const contact: Form = ({ email }) => ({
  firstName: 'Camille',
  lastName: 'Delattre',
  email,
  message: 'Bonjour',
  formType: 'contact',
  requestId: randomUUID(),
});

/** Sends a form. It is lost unless it is stored or refused by a limit. */
async function send(origin: string, form: Form, sender: Sender) {
  const started = performance.now();
  const response = await fetch(origin, {
    method: 'POST',
    // Google's front end appends the sender's address.
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': sender.network },
    body: JSON.stringify({ data: { guard: { trap: '', elapsedMs: 9000 }, ...form(sender) } }),
  });
  const body = await response.text();
  const isLost = body !== SUCCESS && response.status !== TOO_MANY;
  return { ms: performance.now() - started, isLost };
}

/** Counts the subscriptions of the address that has the most; each queues one mail. */
async function mostStored(db: Firestore): Promise<number> {
  const { docs } = await db.collection(COLLECTIONS.newsletterSubscriptions).get();
  const counts = Map.groupBy(docs, (one) => one.get('email'));
  return Math.max(...[...counts.values()].map(({ length }) => length));
}

/** Measures one instance of both forms with production's limits; a time is that of the slowest of all measured loads. */
export async function loadForms(processes: ChildProcesses, stage: Stage): Promise<FormSpeed> {
  // A project of its own has no counters of earlier runs, and no triggers.
  const projectId = `demo-bench-${randomUUID()}`;
  const env = { GCLOUD_PROJECT: projectId, NO_LIMITS: '' };
  const speed = { formsOfNetwork: 0, formsOfAddress: 0, formsOfAll: 0, formsLost: 0 };
  for (const [name, form] of [
    ['subscribeNewsletter', signUp],
    ['sendContactEmail', contact],
  ] as const) {
    const origin = await startFunction(processes, stage, name, { env });
    // The first form loads the Admin SDK.
    await send(origin, form, { network: aNetwork(), email: anEmail() });
    for (const count of AT_ONCE) {
      for (const kind of ['formsOfNetwork', 'formsOfAddress', 'formsOfAll'] as const) {
        const sent = await Promise.all(
          SENDERS[kind](count).map((sender) => send(origin, form, sender)),
        );
        const p95 = percentile(
          sent.map(({ ms }) => ms),
          0.95,
        );
        console.log(`  ${name}, ${kind}, ${count} at once: ${Math.round(p95)} ms`);
        speed[kind] = Math.max(speed[kind], p95);
        speed.formsLost += sent.filter(({ isLost }) => isLost).length;
      }
    }
  }
  Object.assign(process.env, emulatorEnv(stage.offset));
  const db = getFirestore(initializeApp({ projectId }, projectId));
  return { ...speed, formsStored: await mostStored(db) };
}
