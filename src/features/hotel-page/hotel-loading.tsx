import { Loading } from '#ui/loading.tsx';

/** The house is on its way; its room is kept, so that the footer does not jump. */
export function HotelLoading() {
  return (
    <div className="page-margins min-h-dvh pt-18">
      <Loading>Chargement de l’hôtel…</Loading>
    </div>
  );
}
