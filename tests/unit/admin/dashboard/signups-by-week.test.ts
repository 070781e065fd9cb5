import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mondaysUntil, signupsOfWeek } from '#admin/features/dashboard/signup-chart.tsx';

const DAY_MS = 86_400_000;
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const day = fc
  .integer({ min: Date.UTC(2019, 0, 1) / DAY_MS, max: Date.UTC(2032, 0, 1) / DAY_MS })
  .map((number) => isoDay(number * DAY_MS));

/** When the week that begins on a Monday begins and ends. */
const bounds = (monday: string) => signupsOfWeek(monday).where.map(([, , at]) => at.toISOString());

describe('sign-ups by week', () => {
  it('have weeks from Monday, the current one last', () => {
    expect(mondaysUntil('2026-11-22', 2)).toEqual(['2026-11-09', '2026-11-16']);
  });

  it('keep a week whole across the end of a year, and in Paris', () => {
    expect(mondaysUntil('2026-01-07', 2)).toEqual(['2025-12-29', '2026-01-05']);
    expect(bounds('2025-12-29')).toEqual(['2025-12-28T23:00:00.000Z', '2026-01-04T23:00:00.000Z']);
    // Its last day has 25 hours.
    expect(bounds('2026-10-19')).toEqual(['2026-10-18T22:00:00.000Z', '2026-10-25T23:00:00.000Z']);
  });

  it('have Mondays seven days apart, today in the last week, and lose no sign-up', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 60 }), (today, weeks) => {
        const mondays = mondaysUntil(today, weeks);
        expect(mondays).toHaveLength(weeks);
        for (const monday of mondays) expect(new Date(monday).getUTCDay()).toBe(1);
        const times = mondays.map((monday) => Date.parse(monday));
        times.slice(1).forEach((ms, index) => {
          expect(ms - (times[index] ?? 0)).toBe(7 * DAY_MS);
        });
        const last = times.at(-1) ?? 0;
        expect(Date.parse(today) - last).toBeGreaterThanOrEqual(0);
        expect(Date.parse(today) - last).toBeLessThan(7 * DAY_MS);
        const ends = mondays.map((monday) => bounds(monday)[1]);
        const starts = mondays.map((monday) => bounds(monday)[0]);
        expect(starts.slice(1)).toEqual(ends.slice(0, -1));
      }),
    );
  });
});
