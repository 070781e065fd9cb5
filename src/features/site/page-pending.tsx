import { Loading } from '#ui/loading.tsx';

/** Stands in for a page that takes its time: the router has waited 300 ms before it shows this. */
export function PagePending() {
  return (
    <div className="page-margins min-h-[80dvh] py-19 md:py-28">
      <Loading className="[animation-delay:0s]">Chargement de la page…</Loading>
    </div>
  );
}
