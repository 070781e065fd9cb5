import type { DailyCountsShard } from '#domain/figures/daily-counts.ts';
import { listDaysUntil } from '#domain/text/shift-day.ts';

const YEAR = 365;
const WEEK_END = 1.5;
const SUMMER = 0.4;

/** Returns a pseudo-random number from 0 to 1, always the same for the same text. */
function chance(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}

/** Returns a record's views on a day: more at weekends, in summer, and for popular records. */
function readsOf(id: string, day: string): number {
  const date = new Date(`${day}T00:00:00Z`);
  const season = 1 + SUMMER * Math.sin(((date.getUTCMonth() - 3) / 12) * 2 * Math.PI);
  const week = [0, 6].includes(date.getUTCDay()) ? WEEK_END : 1;
  const appeal = 1 + 22 * chance(id) ** 3;
  return Math.round(appeal * season * week * (0.4 + 1.2 * chance(`${id}/${day}`)));
}

function hotelCounts(id: string, day: string) {
  const read = readsOf(id, day);
  const share = (action: string, ratio: number) =>
    Math.floor(read * ratio + chance(`${id}/${day}/${action}`));
  return {
    read,
    letter: share('letter', 0.03),
    saved: share('saved', 0.04),
    shared: share('shared', 0.01),
    followed: share('followed', 0.07),
  };
}

const NONE = { letter: 0, saved: 0, shared: 0, followed: 0 };

/** Returns the figures of the year that ends on a day, yyyy-MM-dd: one document per day. */
export const createDemoDailyCounts = (
  hotels: readonly string[],
  articles: readonly string[],
  last: string,
): DailyCountsShard[] =>
  listDaysUntil(last, YEAR).map((day) => ({
    day,
    counts: {
      hotel: Object.fromEntries(hotels.map((id) => [id, hotelCounts(id, day)])),
      article: Object.fromEntries(articles.map((id) => [id, { read: readsOf(id, day), ...NONE }])),
    },
  }));
