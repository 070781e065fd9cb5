import { useEffect, useState } from 'react';
import { refusalReason } from '#admin/data/admin-error.ts';
import { readFigures } from '#admin/data/read-figures.ts';
import { BLOG_POSTS, HOTELS } from '#admin/data/sources.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { report } from '#data/report.ts';
import { daysUntil } from '#domain/figures/days.ts';
import { addCounts, type FigureDay, rankRecords, readsByDay } from '#domain/figures/figure-days.ts';
import { todayIso } from '#domain/text/dates.ts';
import { type NamedFigures, nameFigures } from './named-figures.ts';

/** The figures of some days up to today. */
export type Figures = {
  days: readonly string[];
  total: NamedFigures['counts'];
  /** The reads of each day. */
  curve: readonly number[];
  records: readonly NamedFigures[];
};

type Answer = { count: number; shards: readonly FigureDay[] } | { count: number; reason: string };

/** Reads the figures of some days; undefined meanwhile, the reason in French when they cannot be read. */
export function useFigures(count: number): Figures | { reason: string } | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const hotels = useLiveList(HOTELS);
  const posts = useLiveList(BLOG_POSTS);
  const days = daysUntil(todayIso(new Date()), count);
  const [first = ''] = days;
  useEffect(() => {
    let isWanted = true;
    const take = (next: Answer) => isWanted && setAnswer(next);
    readFigures(first).then(
      (shards) => take({ count, shards }),
      (error: unknown) => {
        report('Lecture des chiffres impossible', error);
        take({ count, reason: refusalReason(error) ?? 'Réessayez dans un instant.' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [count, first]);
  if (answer?.count !== count) return undefined;
  if ('reason' in answer) return answer;
  if (!hotels.records || !posts.records) return undefined;
  const ranked = rankRecords(answer.shards);
  return {
    days,
    total: addCounts(...ranked.map(({ counts }) => counts)),
    curve: readsByDay(answer.shards, days),
    records: nameFigures(ranked, {
      hotels: hotels.records,
      posts: posts.records,
      isCut: hotels.isCut || posts.isCut,
    }),
  };
}
