import { Link } from '@tanstack/react-router';
import { formatDate } from '#domain/dates.ts';
import type { Hotel } from '#domain/hotel.ts';
import { BackLink } from '#features/admin/back-link.tsx';
import { PageHead } from '#features/admin/page-head.tsx';

/** Title, age, and the ways to the hotel's page and to a copy of it. */
export function HotelEditorHead({ hotel }: { hotel: Hotel | null }) {
  const back = <BackLink to="/admin/hotels">Hôtels</BackLink>;
  if (hotel === null) return <PageHead title="Nouvel hôtel" back={back} />;
  const { id, created_at, published } = hotel;
  return (
    <PageHead title="Modifier l’hôtel" back={back}>
      {published && (
        <a href={`/hotels/${id}`} target="_blank" rel="noopener" className="row-action">
          Voir la page
        </a>
      )}
      <Link
        to="/admin/hotels/$id"
        params={{ id: 'new' }}
        search={{ depuis: id }}
        className="row-action"
      >
        Dupliquer
      </Link>
      {created_at !== null && (
        <p className="py-2.5 text-small text-ink-2">Créé le {formatDate(created_at)}</p>
      )}
    </PageHead>
  );
}
