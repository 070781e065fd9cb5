import type { PublicationSection } from './publication-section.ts';
import { NEW_ID } from './record-id.ts';
import { RowAnchor, RowButton, RowLink } from './row-actions.tsx';

type PublicationActionsProps = {
  section: PublicationSection;
  record: { id: string; published: boolean };
  name: string;
  onDelete: () => void;
};

/** What can be done with one hotel or article of the list. */
export function PublicationActions({ section, record, name, onDelete }: PublicationActionsProps) {
  const { id, published } = record;
  const editor = `${section.list}/$id` as const;
  return (
    <>
      {published && (
        <RowAnchor href={`${section.page}/${id}`} of={name}>
          Voir
        </RowAnchor>
      )}
      <RowLink to={editor} params={{ id: NEW_ID }} search={{ depuis: id }} of={name}>
        Dupliquer
      </RowLink>
      <RowLink to={editor} params={{ id }} of={name}>
        Modifier
      </RowLink>
      <RowButton of={name} isDangerous onPress={onDelete}>
        Supprimer
      </RowButton>
    </>
  );
}
