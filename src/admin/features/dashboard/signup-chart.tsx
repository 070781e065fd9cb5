import { SUBSCRIPTIONS } from '#admin/data/sources.ts';
import { formatDate, startOfDay } from '#domain/text/dates.ts';

const HEIGHT = 96;
const STEP = 28;

/** Sign-ups by week as bars, with a table for screen readers. */
export function SignupChart({ weeks }: { weeks: readonly WeekCount[] }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const total = weeks.reduce((sum, { count }) => sum + count, 0);
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${weeks.length * STEP} ${HEIGHT + 20}`}
        className="w-full max-w-120"
      >
        {weeks.map(({ monday, count }, index) => {
          const height = Math.round((count / most) * HEIGHT);
          return (
            <g key={monday}>
              <rect
                x={index * STEP + 4}
                y={HEIGHT - height + 14}
                width={STEP - 8}
                height={Math.max(height, 1)}
                className="fill-ink"
              />
              {count > 0 && (
                <text
                  x={index * STEP + STEP / 2}
                  y={HEIGHT - height + 10}
                  textAnchor="middle"
                  className="fill-ink-2 text-[11px]"
                >
                  {count}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <figcaption className="mt-1 text-caption text-ink-2">
        {total} {total > 1 ? 'inscriptions' : 'inscription'} en {weeks.length} semaines, semaine
        après semaine depuis le {formatDate(weeks[0]?.monday ?? null)}
      </figcaption>
      <table className="sr-only">
        <caption>Inscriptions par semaine</caption>
        <thead>
          <tr>
            <th scope="col">Semaine du</th>
            <th scope="col">Inscriptions</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ monday, count }) => (
            <tr key={monday}>
              <th scope="row">{formatDate(monday)}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sign-ups of a week; `monday` is yyyy-mm-dd. */
type WeekCount = { monday: string; count: number };

/** The Monday of the week of a day; both yyyy-mm-dd. */
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** The Mondays of the last `weeks` weeks (yyyy-mm-dd), oldest first, the one of `today` last. */
export function mondaysUntil(today: string, weeks: number): string[] {
  const last = Date.parse(`${mondayOf(today)}T00:00:00Z`);
  return Array.from({ length: weeks }, (_, index) =>
    new Date(last - (weeks - 1 - index) * 7 * DAY_MS).toISOString().slice(0, 10),
  );
}

/** The subscriptions of the week that begins on a Monday (yyyy-mm-dd), in Paris. */
export function signupsOfWeek(monday: string) {
  const next = new Date(Date.parse(`${monday}T00:00:00Z`) + 7 * DAY_MS).toISOString().slice(0, 10);
  return {
    ...SUBSCRIPTIONS,
    where: [
      ['subscribed_at', '>=', startOfDay(monday)],
      ['subscribed_at', '<', startOfDay(next)],
    ],
  } as const;
}
