// @vitest-environment happy-dom

import { act, renderHook } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CollectionSource, LIST_MAX } from '#admin/data/sources.ts';
import { type Beyond, useLongList } from '#admin/features/list/use-long-list.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';

/** The collection, and what the server is asked for. */
const stored = vi.hoisted(() => ({ count: 0, isSlow: false, asked: new Map<string, object>() }));
vi.mock('#admin/data/use-live-list.ts', async () => {
  const { useMemo } = await import('react');
  const idle = { records: undefined, unreadable: 0, isCut: false, isReading: false };
  const rows = (length: number) => Array.from({ length }, (_, index) => ({ id: `r${index}` }));
  const answer = (source: CollectionSource | null) => {
    if (source === null) return idle;
    const { limit = Number.POSITIVE_INFINITY, where, order } = source;
    if (where) {
      stored.asked.set(JSON.stringify([where, order, limit]), source);
      // One that is in the list too.
      return { ...idle, records: [{ id: `${where[0]?.[0]} ${where[0]?.[2]}` }, { id: 'r0' }] };
    }
    if (stored.isSlow) return { ...idle, records: rows(2), isReading: true };
    return { ...idle, records: rows(Math.min(limit, stored.count)), isCut: stored.count > limit };
  };
  return {
    useLiveList: (source: CollectionSource | null) => {
      const key = `${JSON.stringify(source)} ${stored.count} ${stored.isSlow}`;
      return useMemo(() => answer(source), [key]);
    },
  };
});
vi.mock('#admin/data/use-count.ts', () => ({
  useTotal: (_: unknown, { records, isCut }: { records?: unknown[]; isCut: boolean }) =>
    isCut ? stored.count : records?.length,
}));

const SOURCE = {
  collection: COLLECTIONS.hotels,
  schema: v.object({ id: v.string() }),
  order: { field: 'created_at', direction: 'desc' },
} as const;
const BEYOND: Beyond = {
  filters: { where: [['region', '==', 'Asie']] },
  start: { field: 'name', text: 'ryo' },
  also: [['created_at', '==', null]],
};

const open = (isNarrowed: boolean, beyond?: Beyond) =>
  renderHook(() => useLongList(SOURCE, isNarrowed, beyond)).result;

beforeEach(() => {
  stored.isSlow = false;
});
afterEach(() => stored.asked.clear());

describe('a list of some hundred', () => {
  beforeEach(() => {
    stored.count = 700;
  });

  test('is read whole, and nothing else is asked for', () => {
    const { current } = open(true, BEYOND);
    expect(current.records).toHaveLength(700);
    expect(current).toMatchObject({ total: 700, isCut: false, isReading: false });
    expect(stored.asked.size).toBe(0);
  });

  test('shows its first records early, unless it is searched, which needs all', () => {
    stored.isSlow = true;
    expect(open(false).current).toMatchObject({ isReading: true, total: undefined });
    expect(open(false).current.records).toHaveLength(2);
    expect(open(true).current.records).toBeUndefined();
  });
});

describe('a list of many thousand', () => {
  beforeEach(() => {
    stored.count = 10_000;
  });

  test('has the newest ones, and more on demand', () => {
    const list = open(false);
    expect(list.current.records).toHaveLength(LIST_MAX);
    expect(list.current).toMatchObject({ total: 10_000, isCut: true, isReading: false });
    act(() => list.current.readMore());
    expect(list.current.records).toHaveLength(2 * LIST_MAX);
  });

  test('stays as it is while the next ones are read', () => {
    const list = open(false);
    stored.isSlow = true;
    act(() => list.current.readMore());
    expect(list.current).toMatchObject({ total: 10_000, isCut: true, isReading: true });
  });

  test('asks for what filters and search are about, and has each record once', () => {
    const { records = [] } = open(true, BEYOND).current;
    const limits = [...stored.asked.keys()].map((key) => JSON.parse(key));
    expect(limits).toEqual([
      [[['region', '==', 'Asie']], SOURCE.order, LIST_MAX],
      [
        [
          ['name', '>=', 'ryo'],
          ['name', '<', 'ryo\uf8ff'],
        ],
        { field: 'name', direction: 'asc' },
        50,
      ],
      [[['created_at', '==', null]], { field: '__name__', direction: 'asc' }, LIST_MAX],
    ]);
    expect(records).toHaveLength(LIST_MAX + 3);
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length);
  });

  test('asks for nothing more without a filter or a search', () => {
    open(false, { filters: { where: [] }, start: { field: 'name', text: '' } });
    expect(stored.asked.size).toBe(0);
  });
});
