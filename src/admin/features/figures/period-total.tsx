import type { Period, PeriodFigures } from '#domain/figures/summary.ts';
import { formatDate } from '#domain/text/dates.ts';
import { Curve } from './curve.tsx';
import {
  describeCurve,
  formatCount,
  PERIOD_LABELS,
  readingsText,
  stepDays,
} from './figure-texts.ts';

type PeriodTotalProps = { period: Period; figures: PeriodFigures; lastDay: string };

/** What all records had in a period: the readings as a curve, with a table for screen readers. */
export function PeriodTotal({ period, figures: { counts, curve }, lastDay }: PeriodTotalProps) {
  const rest = [
    `${formatCount(counts.saved)} en favoris`,
    `${formatCount(counts.shared)} ${counts.shared > 1 ? 'partages' : 'partage'}`,
    `${formatCount(counts.followed)} vers le partenaire`,
  ];
  return (
    <figure className="border-t border-ink pt-3">
      <figcaption>
        <span className="block text-small text-ink-2">{PERIOD_LABELS[period]}</span>
        <span className="mt-1 block text-[2rem] leading-tight tabular-nums">
          {readingsText(counts.read)}
        </span>
        <span className="block text-small text-ink-2">{rest.join(', ')}</span>
      </figcaption>
      <Curve values={curve} className="mt-4 h-20 w-full border-b border-rule" />
      <p className="mt-2 text-caption text-ink-2">{describeCurve(curve, period, lastDay)}</p>
      <table className="sr-only">
        <caption>Lectures, {PERIOD_LABELS[period]}</caption>
        <thead>
          <tr>
            <th scope="col">{period === 'month' ? 'Jour' : 'Cinq jours à partir du'}</th>
            <th scope="col">Lectures</th>
          </tr>
        </thead>
        <tbody>
          {stepDays(period, lastDay).map((day, index) => (
            <tr key={day}>
              <th scope="row">{formatDate(day)}</th>
              <td>{curve[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
