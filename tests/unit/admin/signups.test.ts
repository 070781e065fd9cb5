import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countByWeek, mondaysUntil } from '#admin/features/dashboard/signups.tsx';
import { shiftDay } from '#domain/figures/days.ts';

it('weeks begin on Monday, seven days apart, with today in the last one', () => {
  expect(mondaysUntil('2026-01-07', 2)).toEqual(['2025-12-29', '2026-01-05']);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 1, max: 60 }),
      (day, weeks) => {
        const today = shiftDay('2019-01-01', day);
        const mondays = mondaysUntil(today, weeks);
        for (const [index, monday] of mondays.entries()) {
          expect(new Date(monday).getUTCDay()).toBe(1);
          expect(monday).toBe(shiftDay(mondays[0] ?? '', index * 7));
        }
        const last = mondays.at(-1) ?? '';
        expect(today >= last && today < shiftDay(last, 7)).toBe(true);
      },
    ),
  );
});

it('a sign-up counts in its week in Paris, where the last Sunday of October has 25 hours', () => {
  const signups = ['2026-10-18T22:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z', null];
  expect(countByWeek(signups, ['2026-10-12', '2026-10-19', '2026-10-26'])).toEqual([
    { monday: '2026-10-12', count: 0 },
    { monday: '2026-10-19', count: 2 },
    { monday: '2026-10-26', count: 1 },
  ]);
});
