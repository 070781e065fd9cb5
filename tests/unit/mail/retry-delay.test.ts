import { describe, expect, it } from 'vitest';
import { MAX_ATTEMPTS, retryDelay } from '../../../functions/src/mail/retry-delay.ts';

const MINUTE = 60_000;

describe('how long a mail waits after a failed attempt', () => {
  it('twice as long each time, six hours at most', () => {
    const minutes = [1, 2, 3, 9, 10, 16].map((attempts) => retryDelay(attempts, 0.5) / MINUTE);
    expect(minutes).toEqual([1, 2, 4, 256, 360, 360]);
  });

  it('a quarter more or less', () => {
    expect([retryDelay(1, 0), retryDelay(1, 1)]).toEqual([0.75 * MINUTE, 1.25 * MINUTE]);
  });

  it('about two days in all', () => {
    const delays = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) =>
      retryDelay(index + 1, 0.5),
    );
    const hours = delays.reduce((sum, delay) => sum + delay, 0) / (60 * MINUTE);
    expect(hours).toBeGreaterThan(40);
    expect(hours).toBeLessThan(56);
  });
});
