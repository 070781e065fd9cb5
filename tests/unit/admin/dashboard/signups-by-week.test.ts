import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { signupsByWeek } from '#admin/features/dashboard/signup-chart.tsx';

const DAY_MS = 86_400_000;
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const day = fc
  .integer({ min: Date.UTC(2019, 0, 1) / DAY_MS, max: Date.UTC(2032, 0, 1) / DAY_MS })
  .map((number) => isoDay(number * DAY_MS));

describe('sign-ups by week', () => {
  it('have weeks from Monday, the current one last', () => {
    expect(signupsByWeek(['2026-11-16', '2026-11-22', '2026-11-15'], '2026-11-22', 2)).toEqual([
      { monday: '2026-11-09', count: 1 },
      { monday: '2026-11-16', count: 2 },
    ]);
  });

  it('keep a week whole across the end of a year', () => {
    const days = ['2025-12-29', '2025-12-31', '2026-01-01', '2026-01-04', '2026-01-05'];
    expect(signupsByWeek(days, '2026-01-07', 2)).toEqual([
      { monday: '2025-12-29', count: 4 },
      { monday: '2026-01-05', count: 1 },
    ]);
  });

  it('leave out older and future ones', () => {
    expect(signupsByWeek(['2026-10-01', '2027-01-01'], '2026-11-22', 1)).toEqual([
      { monday: '2026-11-16', count: 0 },
    ]);
  });

  it('have Mondays seven days apart, today in the last week, and lose no sign-up', () => {
    fc.assert(
      fc.property(fc.array(day), day, fc.integer({ min: 1, max: 60 }), (days, today, weeks) => {
        const found = signupsByWeek(days, today, weeks);
        expect(found).toHaveLength(weeks);
        const mondays = found.map(({ monday }) => Date.parse(monday));
        expect(mondays.every((ms) => new Date(ms).getUTCDay() === 1)).toBe(true);
        mondays.slice(1).forEach((ms, index) => {
          expect(ms - (mondays[index] ?? 0)).toBe(7 * DAY_MS);
        });
        const first = mondays[0] ?? 0;
        const end = (mondays.at(-1) ?? 0) + 7 * DAY_MS;
        expect(Date.parse(today)).toBeGreaterThanOrEqual(end - 7 * DAY_MS);
        expect(Date.parse(today)).toBeLessThan(end);
        const within = days.filter((one) => Date.parse(one) >= first && Date.parse(one) < end);
        expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(within.length);
      }),
    );
  });
});
