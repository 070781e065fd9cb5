import { formatDate } from '#domain/text/dates.ts';
import { formatCount } from '#domain/text/format.ts';

const WIDTH = 100;
const HEIGHT = 24;

type CurveProps = { days: readonly string[]; counts: readonly number[] };

export function Curve({ days, counts }: CurveProps) {
  const most = Math.max(...counts);
  const points = counts.map((count, index) => {
    const x = (index * WIDTH) / (counts.length - 1);
    return `${x.toFixed(2)},${(HEIGHT * (1 - count / Math.max(1, most))).toFixed(2)}`;
  });
  const bestDay = formatDate(days[counts.indexOf(most)] ?? null);
  return (
    <figure className="mb-10">
      <svg
        aria-hidden="true"
        viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-rule"
      >
        <polyline
          points={points.join(' ')}
          fill="none"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink"
        />
      </svg>
      <figcaption className="mt-2 text-caption text-ink-2">
        {most === 0 ? 'Rien ces jours-ci' : `Au plus ${formatCount(most)} par jour, le ${bestDay}`}
      </figcaption>
    </figure>
  );
}
