import type { Hotel } from '#domain/hotel.ts';
import { RowAnchor, RowButton, RowLink } from '#features/admin/row-actions.tsx';

/** What can be done with one hotel of the list. */
export function HotelActions({ hotel, onDelete }: { hotel: Hotel; onDelete: () => void }) {
  const { id, name, published } = hotel;
  return (
    <>
      {published && (
        <RowAnchor href={`/hotels/${id}`} of={name}>
          Voir
        </RowAnchor>
      )}
      <RowLink to="/admin/hotels/$id" params={{ id: 'new' }} search={{ depuis: id }} of={name}>
        Dupliquer
      </RowLink>
      <RowLink to="/admin/hotels/$id" params={{ id }} of={name}>
        Modifier
      </RowLink>
      <RowButton of={name} isDangerous onPress={onDelete}>
        Supprimer
      </RowButton>
    </>
  );
}
