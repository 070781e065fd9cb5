import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { deliverMail } from '../../functions/src/mail/deliver-mail.ts';
import { type Sweep, sweepOutbox } from '../../functions/src/mail/sweep-outbox.ts';
import { aRequest, MINUTE, TEAM, testOutbox } from './outbox-setup.ts';

/** OUTBOX_LOAD=500 measures with more. */
const REQUESTS = Number(process.env.OUTBOX_LOAD ?? 40);
const AT_ONCE = 25;
const TEST_MS = 30_000 + REQUESTS * 1_000;

const outbox = testOutbox();
const { smtp } = outbox;

const megabytes = () => Math.round(process.memoryUsage().rss / 1e6);
const measured: Record<string, number> = { 'memory before, MB': megabytes() };
const measure = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  const result = await work();
  measured[`${what}, ms`] = Math.round(performance.now() - start);
  return result;
};

/** Runs as many at once as triggers and callables do. */
async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<unknown>) {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

it(
  `${REQUESTS} requests are each sent once by a server that is down, slow and restarted`,
  async () => {
    const requests = Array.from({ length: REQUESTS }, () => aRequest());
    await smtp.stop();
    const mailer = await outbox.open();
    // The server is down: every request is stored, and every first attempt fails.
    await measure('stored', () => inParallel(requests, (request) => outbox.store(request)));
    await measure('first attempts', () =>
      inParallel(requests, ({ requestId }) => deliverMail(mailer, `${requestId}-team`)),
    );
    expect(smtp.accepted).toEqual([]);

    // It is back, slow, and restarted now and then: mails that it did not accept are retried.
    await smtp.start();
    let messages = 0;
    smtp.faults = {
      delay: async () => {
        messages += 1;
        await delay(5);
        if (messages % 97 === 0) void smtp.stop().then(() => smtp.start());
      },
      message: () => (messages % 50 === 0 ? 451 : undefined),
    };
    const sweeps: Sweep[] = [];
    await measure('sweeps', async () => {
      const isLeft = async () =>
        !(await outbox.db.collection(COLLECTIONS.mailOutbox).where('sent_at', '==', null).get())
          .empty;
      while (sweeps.length < 40 && (await isLeft())) {
        outbox.advance(10 * MINUTE);
        sweeps.push(await sweepOutbox(mailer));
      }
    });

    const sent = sweeps.reduce((sum, sweep) => sum + sweep.sent, 0);
    expect(sent).toBe(2 * REQUESTS);
    const stored = await outbox.db.collection(COLLECTIONS.contactRequests).get();
    expect(stored.size).toBe(REQUESTS);
    expect(stored.docs.filter((request) => request.get('delivery') === 'sent')).toHaveLength(
      REQUESTS,
    );
    const toTeam = (await smtp.mails()).filter(({ to }) => to?.[0]?.address === TEAM);
    expect(new Set(toTeam.map(({ messageId }) => messageId)).size).toBe(REQUESTS);
    expect(toTeam).toHaveLength(REQUESTS);
    measured['sweeps needed'] = sweeps.length;
    measured['team mails'] = toTeam.length;
    measured['memory after, MB'] = megabytes();
    if (process.env.OUTBOX_LOAD) console.table(measured);
  },
  TEST_MS,
);
