import { addCounts, type Counts, NO_COUNTS } from '#domain/figures/counts.ts';
import { daysUntil, shiftDay } from '#domain/figures/days.ts';
import type { FigureKind } from '#domain/figures/figure.ts';
import { PERIODS } from '#domain/figures/summary.ts';

/** A number from 0 to 1 that is always the same for the same text. */
function chance(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

const WEEK_END = 1.5;
const SUMMER = 0.4;

/** What happens with a record in a day: more at weekends, in summer, and with some than with others. */
function countsOf(kind: FigureKind, id: string, day: string): Counts {
  const date = new Date(`${day}T00:00:00Z`);
  const season = 1 + SUMMER * Math.sin(((date.getUTCMonth() - 3) / 12) * 2 * Math.PI);
  const week = [0, 6].includes(date.getUTCDay()) ? WEEK_END : 1;
  const appeal = 1 + 22 * chance(`${kind}/${id}`) ** 3;
  const read = Math.round(appeal * season * week * (0.4 + 1.2 * chance(`${id}/${day}`)));
  if (kind === 'article') return { ...NO_COUNTS, read };
  const share = (action: string, ratio: number) =>
    Math.floor(read * ratio + chance(`${id}/${day}/${action}`));
  return {
    read,
    saved: share('saved', 0.04),
    shared: share('shared', 0.01),
    followed: share('followed', 0.07),
  };
}

/**
 * The documents of days up to yesterday, yyyy-MM-dd, by id: the last month's, and before as many as the
 * curve of a year has points, each with all that happened until the next one.
 */
export function figureDays(kind: FigureKind, ids: readonly string[], yesterday: string) {
  const { month, year } = PERIODS;
  return daysUntil(yesterday, year.days).flatMap((day, index) => {
    const isRecent = index >= year.days - month.days;
    if (!isRecent && index % year.step !== 0) return [];
    const days = isRecent ? [day] : daysUntil(shiftDay(day, year.step - 1), year.step);
    const counts = (id: string) => addCounts(...days.map((one) => countsOf(kind, id, one)));
    return [
      {
        id: `${day}-${kind}`,
        data: { day, kind, counts: Object.fromEntries(ids.map((id) => [id, counts(id)])) },
      },
    ];
  });
}
