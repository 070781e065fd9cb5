import { formatDate } from '#domain/text/dates.ts';
import { formatCount } from '#domain/text/format.ts';

const WIDTH = 100;
const HEIGHT = 24;

type CurveProps = { days: readonly string[]; reads: readonly number[] };

/** The reads of each day as a line, and its highest point in words. */
export function Curve({ days, reads }: CurveProps) {
  const most = Math.max(0, ...reads);
  const points = reads.map((count, index) => {
    const x = (index * WIDTH) / Math.max(1, reads.length - 1);
    return `${x.toFixed(2)},${(HEIGHT * (1 - count / Math.max(1, most))).toFixed(2)}`;
  });
  return (
    <figure>
      <svg
        aria-hidden="true"
        viewBox={`0 -1 ${WIDTH} ${HEIGHT + 2}`}
        preserveAspectRatio="none"
        className="h-32 w-full border-b border-rule"
      >
        <polyline
          points={points.join(' ')}
          fill="none"
          strokeWidth={1.5}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink"
        />
      </svg>
      <figcaption className="mt-2 text-caption text-ink-2">
        {most === 0
          ? 'Aucune lecture'
          : `Au plus ${formatCount(most)} ${most > 1 ? 'lectures' : 'lecture'} par jour, le ${formatDate(days[reads.indexOf(most)] ?? null)}`}
      </figcaption>
    </figure>
  );
}
