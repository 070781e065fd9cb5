import { BackLink, PageHead } from '#admin/features/frame/page-head.tsx';
import { HotelEditor } from './hotel-editor.tsx';
import type { LoadedHotel } from './load-hotel.ts';

type HotelEditorPageProps = {
  loaded: LoadedHotel;
  /** Back to the list, after saving or for good (spec section 4). */
  onDone: () => void;
};

/** The editor of a hotel, or that there is no such hotel. */
export function HotelEditorPage({ loaded, onDone }: HotelEditorPageProps) {
  if (loaded.status === 'opened') {
    return <HotelEditor key={loaded.key} opened={loaded} onDone={onDone} />;
  }
  return (
    <>
      <PageHead title="Hôtel non trouvé" back={<BackLink to="/admin/hotels">Hôtels</BackLink>} />
      <p className="text-ink-2">
        Il n’y a pas, ou plus, d’hôtel à cette adresse. Revenez à la liste pour en choisir un.
      </p>
    </>
  );
}
