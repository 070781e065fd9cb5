// @vitest-environment node

import { expect, it, vi } from 'vitest';
import { answerHealth } from '../../../functions/src/site/health.ts';

const ask = async (oldestDue: () => Promise<number | null>) => {
  const { status, headers, body } = await answerHealth(oldestDue, '/assets/app-1.js');
  expect(headers['Cache-Control']).toBe('no-store');
  return { code: status, ...JSON.parse(String(body)) };
};

it('is well while no mail waits, or not for long', async () => {
  for (const seconds of [null, 0, 14 * 60]) {
    expect(await ask(async () => seconds)).toEqual({
      code: 200,
      status: 'ok',
      version: '/assets/app-1.js',
      firestore: 'ok',
      outbox: { oldest_due_seconds: seconds },
    });
  }
});

it('says that mails do not leave', async () => {
  const { status, outbox } = await ask(async () => 15 * 60);
  expect([status, outbox]).toEqual(['degraded', { oldest_due_seconds: 900 }]);
});

it('says that Firestore does not answer, with an error or not at all', async () => {
  expect(await ask(() => Promise.reject(new Error('secret detail')))).toEqual({
    code: 503,
    status: 'degraded',
    version: '/assets/app-1.js',
    firestore: 'unreachable',
    outbox: { oldest_due_seconds: null },
  });
  vi.useFakeTimers();
  try {
    const answer = ask(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await answer).toMatchObject({ firestore: 'unreachable' });
  } finally {
    vi.useRealTimers();
  }
});
