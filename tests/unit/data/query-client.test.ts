// @vitest-environment happy-dom

import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#data/queries/query-client.ts';

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
  'with the browser’s online state %s, a failing read is attempted %i times altogether',
  async (isOnline, tries) => {
    onlineManager.setOnline(isOnline);
    const queryFn = vi.fn(() => Promise.reject(new Error('provoked')));
    // Without the cache, whose own check of the network would answer first.
    const { persister: _, ...queries } = createQueryClient().getDefaultOptions().queries ?? {};
    const client = new QueryClient({ defaultOptions: { queries } });
    const read = client.fetchQuery({ queryKey: ['x'], queryFn, retry: queries.retry ?? 0 });
    const failure = expect(read).rejects.toThrow('provoked');
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    await failure;
    expect(queryFn).toHaveBeenCalledTimes(tries);
  },
);
