const DAY_MS = 24 * 60 * 60 * 1000;

/** One week: the day of its Monday (yyyy-mm-dd), and how many signed up in it. */
export type WeekCount = { monday: string; count: number };

/** The Monday of a day's week: weeks start on Monday (spec section 1). */
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Sign-ups of the last weeks, oldest first, this week last. `days` and `today` are days in Paris
 * (yyyy-mm-dd).
 */
export function signupsByWeek(days: readonly string[], today: string, weeks: number): WeekCount[] {
  const last = Date.parse(`${mondayOf(today)}T00:00:00Z`);
  const mondays = Array.from({ length: weeks }, (_, index) =>
    new Date(last - (weeks - 1 - index) * 7 * DAY_MS).toISOString().slice(0, 10),
  );
  const counts = new Map(mondays.map((monday) => [monday, 0]));
  for (const day of days) {
    const monday = mondayOf(day);
    const count = counts.get(monday);
    if (count !== undefined) counts.set(monday, count + 1);
  }
  return [...counts].map(([monday, count]) => ({ monday, count }));
}
