// @vitest-environment happy-dom

import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { destinationQueries, hotelQueries, pageSeoQueries, postQueries } from '#data/queries.ts';
import { createQueryClient } from '#data/query-client.ts';

const MINUTE_MS = 60_000;
const RETRY_MS = 60_000;

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

describe('how long data count as fresh, in minutes', () => {
  it.each([
    ['hotels list', 30, hotelQueries.list()],
    ['single hotel', 15, hotelQueries.detail('x')],
    ['blog posts', 15, postQueries.list()],
    ['single blog post', 15, postQueries.detail('x')],
    ['page SEO', 5, pageSeoQueries.bySlug('home')],
    ['destinations of the footer', 30, destinationQueries.footer()],
    ['active destinations', 30, destinationQueries.links()],
    ['destination', 30, destinationQueries.bySlug('x')],
    ['hotels of a destination', 30, destinationQueries.hotels('x')],
  ])('%s: %i', (_, minutes, { staleTime }) => {
    expect(staleTime).toBe(minutes * MINUTE_MS);
  });

  it('anything else: 15, kept 30; destinations and their hotels are kept 60', () => {
    const { queries } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({ staleTime: 15 * MINUTE_MS, gcTime: 30 * MINUTE_MS });
    for (const { gcTime } of [destinationQueries.footer(), destinationQueries.hotels('x')]) {
      expect(gcTime).toBe(60 * MINUTE_MS);
    }
  });
});

describe('reads', () => {
  /** How often a failing read is tried. */
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
