import { FIGURE_KINDS, type FigureKind } from '#domain/figures/figure.ts';
import { addPeriods, type FiguresSummary, type RecordFigures } from '#domain/figures/summary.ts';
import type { LiveList } from './use-live-list.ts';

type Records = {
  /** Whether there are more records: those that were read have their id for a name then. */
  isCut: boolean;
  hotels: readonly { id: string; name: string; published: boolean }[];
  posts: readonly { id: string; title: string; published: boolean }[];
};

/** The figures of a record under its name. */
export type NamedFigures = {
  /** One of a list: a hotel and an article may have the same id. */
  id: string;
  kind: FigureKind;
  recordId: string;
  name: string;
  figures: RecordFigures;
};

/** The figures of all records that are published, or once were read; none before the first summary. */
export function namedFigures(
  summaries: readonly FiguresSummary[],
  { hotels, posts, isCut }: Records,
): NamedFigures[] {
  if (summaries.length === 0) return [];
  const listed = {
    hotel: hotels,
    article: posts.map(({ title, ...post }) => ({ ...post, name: title })),
  };
  const none = { month: addPeriods('month', []), year: addPeriods('year', []) };
  return FIGURE_KINDS.flatMap((kind) => {
    const ofKind = summaries.filter((summary) => summary.kind === kind);
    const known = new Map(
      ofKind.flatMap(({ records }) => records).map((figures) => [figures.id, figures]),
    );
    const names = new Set(listed[kind].map(({ id }) => id));
    const others = [...known.keys()]
      .filter((id) => isCut && !names.has(id))
      .map((id) => ({ id, name: id, published: true }));
    return [...listed[kind], ...others].flatMap(({ id, name, published }) => {
      const figures = known.get(id) ?? (published ? { id, ...none } : null);
      return figures === null ? [] : [{ id: `${kind}/${id}`, kind, recordId: id, name, figures }];
    });
  });
}

/** The same of live lists; undefined while they are read. */
export function allFigures(
  summaries: readonly FiguresSummary[],
  hotels: LiveList<Records['hotels'][number]>,
  posts: LiveList<Records['posts'][number]>,
): NamedFigures[] | undefined {
  if (hotels.records === undefined || posts.records === undefined) return undefined;
  const isCut = hotels.isCut || posts.isCut;
  return namedFigures(summaries, { hotels: hotels.records, posts: posts.records, isCut });
}
