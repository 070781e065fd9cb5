// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, test, vi } from 'vitest';
import { BLOG_POSTS, type CollectionSource, HOTELS } from '#admin/data/sources.ts';
import { useCounts, useTotal } from '#admin/data/use-count.ts';
import { report } from '#data/report.ts';

const count = vi.hoisted(() => vi.fn<(source: CollectionSource) => Promise<number>>());
vi.mock('#admin/data/read-records.ts', () => ({ countRecords: count }));
vi.mock('#data/report.ts', () => ({ report: vi.fn() }));
const network = vi.hoisted(() => ({ isOnline: true }));
vi.mock('#data/online.ts', () => ({ useOnline: () => network.isOnline }));

const stored: Record<string, number> = {};
beforeEach(() => {
  vi.clearAllMocks();
  network.isOnline = true;
  Object.assign(stored, { hotels: 10_000, blog_posts: 5_000 });
  count.mockImplementation(async ({ collection }) => stored[collection] ?? 0);
});

const settled = () => act(async () => undefined);

test('counts each source, and again at each version, the last counts staying meanwhile', async () => {
  const { result, rerender } = renderHook(
    ({ version }) => useCounts([HOTELS, BLOG_POSTS], version),
    { initialProps: { version: 1 } },
  );
  expect(result.current).toBeUndefined();
  await settled();
  expect(result.current).toEqual([10_000, 5_000]);
  rerender({ version: 1 });
  expect(count).toHaveBeenCalledTimes(2);
  stored.hotels = 9_999;
  rerender({ version: 2 });
  expect(result.current).toEqual([10_000, 5_000]);
  await settled();
  expect(result.current).toEqual([9_999, 5_000]);
});

test('never gives the counts of other sources', async () => {
  const initialProps: { source: CollectionSource } = { source: HOTELS };
  const { result, rerender } = renderHook(({ source }) => useCounts([source]), { initialProps });
  await settled();
  rerender({ source: BLOG_POSTS });
  expect(result.current).toBeUndefined();
  await settled();
  expect(result.current).toEqual([5_000]);
});

test('counts once there is a network', async () => {
  network.isOnline = false;
  const { result, rerender } = renderHook(() => useCounts([HOTELS]));
  await settled();
  expect(count).not.toHaveBeenCalled();
  network.isOnline = true;
  rerender();
  await settled();
  expect(result.current).toEqual([10_000]);
});

test('reports what lists do not say', async () => {
  count.mockRejectedValueOnce(new FirebaseError('permission-denied', 'No.'));
  renderHook(() => useCounts([HOTELS]));
  await settled();
  expect(report).not.toHaveBeenCalled();
  count.mockRejectedValueOnce(new Error('Broken.'));
  renderHook(() => useCounts([HOTELS]));
  await settled();
  expect(report).toHaveBeenCalledOnce();
});

test('a whole list is not counted by the server', async () => {
  const records = [{}, {}];
  const { result, rerender } = renderHook(({ isCut }) => useTotal(HOTELS, { records, isCut }), {
    initialProps: { isCut: false },
  });
  await settled();
  expect(result.current).toBe(2);
  expect(count).not.toHaveBeenCalled();
  rerender({ isCut: true });
  await settled();
  expect(result.current).toBe(10_000);
});
