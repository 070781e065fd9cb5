import { daysUntil } from '#domain/figures/days.ts';
import type { FigureKind } from '#domain/figures/figure.ts';
import { PERIODS, type Period } from '#domain/figures/summary.ts';
import { articlePath, hotelPath } from '#domain/site/record-paths.ts';
import { toCsv } from '#domain/text/csv.ts';
import { formatDate } from '#domain/text/dates.ts';
import type { FigureRow } from './figures-search.ts';

export const PERIOD_LABELS: Record<Period, string> = {
  month: '30 derniers jours',
  year: '365 derniers jours',
};
export const KIND_LABELS: Record<FigureKind, string> = { hotel: 'Hôtel', article: 'Article' };

const numbers = new Intl.NumberFormat('fr');
export const formatCount = (count: number): string => numbers.format(count);

/** A number of readings: « 1 lecture ». */
export const readingsText = (count: number): string =>
  `${formatCount(count)} ${count > 1 ? 'lectures' : 'lecture'}`;

/** The first day of each step of a curve that ends with a day, yyyy-MM-dd. */
export function stepDays(period: Period, lastDay: string): string[] {
  const { days, step } = PERIODS[period];
  return daysUntil(lastDay, days).filter((_, index) => index % step === 0);
}

/** What a curve shows, for those who do not see it. */
export function describeCurve(curve: readonly number[], period: Period, lastDay: string): string {
  const most = Math.max(0, ...curve);
  if (most === 0) return 'Aucune lecture';
  const day = formatDate(stepDays(period, lastDay)[curve.indexOf(most)] ?? null);
  return period === 'month'
    ? `Au plus ${readingsText(most)} par jour, le ${day}`
    : `Au plus ${readingsText(most)} en cinq jours, à partir du ${day}`;
}

/** Where visitors read the record. */
export const publicPath = ({ kind, recordId }: Pick<FigureRow, 'kind' | 'recordId'>): string =>
  kind === 'hotel' ? hotelPath(recordId) : articlePath(recordId);

const HEADS = [
  'Type',
  'Nom',
  'Adresse de la page',
  'Lectures',
  'Mises en favoris',
  'Partages',
  'Vers le partenaire',
];

/** The name of the file; `lastDay` is yyyy-MM-dd. */
export const figuresFileName = (period: Period, lastDay: string): string =>
  `chiffres-${PERIODS[period].days}-jours-${lastDay}.csv`;

/** The rows as a CSV file. An article is only read: its other figures are empty. */
export function figuresToCsv(rows: readonly FigureRow[]): string {
  const lines = rows.map(({ kind, recordId, name, figures: { counts } }) => [
    KIND_LABELS[kind],
    name,
    publicPath({ kind, recordId }),
    String(counts.read),
    ...[counts.saved, counts.shared, counts.followed].map((count) =>
      kind === 'hotel' ? String(count) : '',
    ),
  ]);
  return toCsv([HEADS, ...lines]);
}
