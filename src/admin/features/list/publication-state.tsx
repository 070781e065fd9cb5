import { formatDateTime } from '#domain/text/dates.ts';

type Publication = { published: boolean; publish_at: string | null };

/** In a column: whether visitors see a record, or from when on. */
export function PublicationState({ published, publish_at }: Publication) {
  if (published) return 'Oui';
  // Two lines at most: « Le » alone would be a third.
  if (publish_at !== null) return `Le\u00a0${formatDateTime(publish_at)}`;
  return <span className="font-medium">Non</span>;
}

/** On a card: that visitors do not see a record, or not before. */
export function HiddenNote({ published, publish_at }: Publication) {
  if (published) return null;
  if (publish_at !== null) return <span>À paraître le {formatDateTime(publish_at)}</span>;
  return <span className="font-medium">Non publié</span>;
}
