// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';

const RETRY_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

test.each([
  [true, 2],
  [false, 1],
])(
  'a failing read of an application whose online state is %s is tried %i times',
  async (isOnline, tries) => {
    onlineManager.setOnline(isOnline);
    const queryFn = vi.fn(() => Promise.reject(new Error('provoked')));
    const { retry = 0 } = createQueryClient().getDefaultOptions().queries ?? {};
    const read = createQueryClient().fetchQuery({ queryKey: ['x'], queryFn, retry });
    const failure = expect(read).rejects.toThrow('provoked');
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    await failure;
    expect(queryFn).toHaveBeenCalledTimes(tries);
  },
);
