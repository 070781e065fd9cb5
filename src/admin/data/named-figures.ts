import { FIGURE_KINDS, type FigureKind } from '#domain/figures/figure.ts';
import { addPeriods, type FiguresSummary, type RecordFigures } from '#domain/figures/summary.ts';

type Records = {
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
  { hotels, posts }: Records,
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
    return listed[kind].flatMap(({ id, name, published }) => {
      const figures = known.get(id) ?? (published ? { id, ...none } : null);
      return figures === null ? [] : [{ id: `${kind}/${id}`, kind, recordId: id, name, figures }];
    });
  });
}
