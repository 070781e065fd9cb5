import { useQuery } from '@tanstack/react-query';
import { saveFavourite } from '#data/favourites/change-favourites.ts';
import { useFavourites } from '#data/favourites/favourites.ts';
import { hotelQueries } from '#data/queries/hotel-queries.ts';
import { Button } from '#ui/button.tsx';
import { Loading } from '#ui/loading.tsx';
import { toastSuccess } from '#ui/toast/toast.ts';
import { HotelRow } from './hotel-row.tsx';

export function SharedHotels({ ids }: { ids: readonly string[] }) {
  const { data: hotels = [], isPending } = useQuery(hotelQueries.byIds(ids));
  const { entries, ready } = useFavourites();
  const missing = ids.length - hotels.length;
  const unsaved = hotels.filter((hotel) => !entries.some((entry) => entry.hotel.id === hotel.id));

  async function saveAll() {
    // Starts with the last hotel, because each one becomes the first favourite: all end up in the order of the link.
    for (const hotel of unsaved.toReversed()) await saveFavourite(hotel);
    toastSuccess('Liste ajoutée aux favoris');
  }

  if (isPending) {
    return <Loading>Chargement de la liste partagée…</Loading>;
  }
  if (hotels.length === 0) {
    return (
      <p role="status" className="text-ink-2">
        La liste partagée n’a pas pu être lue{'\u00a0'}: le lien est ancien, ou la connexion manque.
      </p>
    );
  }
  return (
    <section aria-labelledby="liste-partagee" className="pt-9">
      <div className="flex flex-wrap items-end justify-between gap-4 border-b border-ink pb-6">
        <h2 id="liste-partagee" className="title text-sub">
          Une liste partagée avec vous
        </h2>
        <Button size="sm" disabled={!ready || unsaved.length === 0} onClick={() => void saveAll()}>
          {ready && unsaved.length === 0 ? 'Tout est sauvegardé' : 'Tout sauvegarder'}
        </Button>
      </div>
      <ul>
        {hotels.map((hotel) => (
          <HotelRow key={hotel.id} hotel={hotel} as="h3" />
        ))}
      </ul>
      {missing > 0 && (
        <p className="mt-6 text-note text-ink-2">
          {`Hôtels introuvables\u00a0: ${missing}. Ils ont quitté notre sélection, ou le lien est incomplet.`}
        </p>
      )}
    </section>
  );
}
