import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverNow, serverTime } from '#admin/data/server-time.ts';

const DAY_MS = 24 * 60 * 60_000;
const issued = Date.parse('2026-11-20T10:00:00Z');
const token = { iat: issued / 1000, exp: issued / 1000 + 3600 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['a day ahead', DAY_MS],
  ['a day behind', -DAY_MS],
])('a device’s clock that is %s decides nothing', (_, error) => {
  vi.setSystemTime(issued + error);
  expect(serverTime(token)).toBe(issued);
  vi.advanceTimersByTime(5000);
  expect(serverNow()).toEqual(new Date(issued + 5000));
});

test('a clock that may be right is believed', () => {
  vi.setSystemTime(issued + 20 * 60_000);
  expect(serverTime(token)).toBe(Date.now());
  expect(serverNow()).toEqual(new Date());
  expect(serverTime({})).toBe(Date.now());
});
