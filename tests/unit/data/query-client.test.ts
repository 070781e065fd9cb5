// @vitest-environment happy-dom

import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';

const MINUTE_MS = 60_000;
const RETRY_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

describe('reads', () => {
  /** Returns how many times a failing read is attempted. */
  async function triesOf(isOnline: boolean) {
    onlineManager.setOnline(isOnline);
    const queryFn = vi.fn(() => Promise.reject(new Error('provoked')));
    const read = createQueryClient().fetchQuery({
      queryKey: ['x'],
      queryFn,
      retry: createQueryClient().getDefaultOptions().queries?.retry ?? 0,
    });
    const failure = expect(read).rejects.toThrow('provoked');
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    await failure;
    return queryFn.mock.calls.length;
  }

  it('are retried once when they fail, but not offline', async () => {
    expect(await triesOf(true)).toBe(2);
    expect(await triesOf(false)).toBe(1);
  });

  it('are not repeated on mount while fresh, nor on window focus', async () => {
    const client = createQueryClient();
    const queryFn = vi.fn(() => Promise.resolve('read'));
    const options = { queryKey: ['x'], queryFn };
    await client.prefetchQuery(options);
    const leave = new QueryObserver(client, options).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(14 * MINUTE_MS);
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(client.getDefaultOptions().queries?.refetchOnWindowFocus).toBe(false);
    leave();
  });
});
