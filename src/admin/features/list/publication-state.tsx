import { formatDateTime } from '#domain/text/dates.ts';

type Publication = { published: boolean; publish_at: string | null };

/** In a column: whether visitors see a record, or from when on. */
export function PublicationState({ published, publish_at }: Publication) {
  if (published) return 'Oui';
  return (
    <span className="font-medium text-accent">
      {publish_at === null ? 'Non' : `Le ${formatDateTime(publish_at)}`}
    </span>
  );
}

/** On a card: that visitors do not see a record, or not before. */
export function HiddenNote({ published, publish_at }: Publication) {
  if (published) return null;
  return (
    <span className="font-medium text-accent">
      {publish_at === null ? 'Non publié' : `À paraître le ${formatDateTime(publish_at)}`}
    </span>
  );
}
