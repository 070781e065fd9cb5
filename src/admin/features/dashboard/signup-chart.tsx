import { formatDate } from '#domain/text/dates.ts';
import type { WeekCount } from './signups-by-week.ts';

const HEIGHT = 96;
const STEP = 28;

/** Sign-ups by week as small bars; the table says the same to who cannot see them. */
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
