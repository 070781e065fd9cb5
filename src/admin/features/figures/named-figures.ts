import type { FigureKind } from '#domain/figures/figure.ts';
import type { Counts, RecordFigures } from '#domain/figures/figure-days.ts';
import { articlePath, hotelPath } from '#domain/site/record-paths.ts';
import { toCsv } from '#domain/text/csv.ts';

export const KIND_LABELS: Record<FigureKind, string> = { hotel: 'Hôtel', article: 'Article' };

/** The figures of a record under its name. */
export type NamedFigures = RecordFigures & { name: string };

type Names = {
  /** True if there are more records than were read: the others have their id for a name. */
  isCut: boolean;
  hotels: readonly { id: string; name: string }[];
  posts: readonly { id: string; title: string }[];
};

/** Names the figures of records, in their order, without records that exist no more. */
export function nameFigures(
  figures: readonly RecordFigures[],
  { hotels, posts, isCut }: Names,
): NamedFigures[] {
  const names = {
    hotel: new Map(hotels.map(({ id, name }) => [id, name])),
    article: new Map(posts.map(({ id, title }) => [id, title])),
  };
  return figures.flatMap((one) => {
    const name = names[one.kind].get(one.id) ?? (isCut ? one.id : undefined);
    return name === undefined ? [] : [{ ...one, name }];
  });
}

/** Returns a record's figures beside its reads; an article is only read. */
export const furtherCounts = ({ kind, counts }: RecordFigures): (number | null)[] =>
  [counts.saved, counts.shared, counts.followed].map((count) => (kind === 'hotel' ? count : null));

/** Returns « 12 lectures, 3 en favoris… » of counts. */
export const countsText = ({ saved, shared, followed }: Counts, format: (n: number) => string) =>
  [
    `${format(saved)} en favoris`,
    `${format(shared)} ${shared > 1 ? 'partages' : 'partage'}`,
    `${format(followed)} vers le partenaire`,
  ].join(', ');

/** Returns figures as a CSV file. */
export const figuresToCsv = (figures: readonly NamedFigures[]): string =>
  toCsv([
    [
      'Type',
      'Nom',
      'Adresse de la page',
      'Lectures',
      'Mises en favoris',
      'Partages',
      'Vers le partenaire',
    ],
    ...figures.map((one) => [
      KIND_LABELS[one.kind],
      one.name,
      one.kind === 'hotel' ? hotelPath(one.id) : articlePath(one.id),
      String(one.counts.read),
      ...furtherCounts(one).map((count) => (count === null ? '' : String(count))),
    ]),
  ]);
