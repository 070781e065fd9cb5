// @vitest-environment node

import { expect, it, vi } from 'vitest';
import { answerHealth } from '../../../functions/src/site/health.ts';

it('says that Firestore does not answer, with an error or not at all, and not why', async () => {
  vi.useFakeTimers();
  const failing = () => Promise.reject(new Error('secret detail'));
  const silent = () => new Promise<never>(() => {});
  for (const db of [failing, silent]) {
    const answer = answerHealth(db, new Date());
    await vi.advanceTimersByTimeAsync(5_000);
    const { status, headers, body } = await answer;
    expect([status, headers['Cache-Control']]).toEqual([503, 'no-store']);
    expect(body).toContain('"firestore":"unreachable"');
    expect(body).not.toContain('secret');
  }
  vi.useRealTimers();
});
