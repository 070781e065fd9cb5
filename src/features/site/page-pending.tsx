import type { ReactNode } from 'react';
import { Loading } from '#ui/loading.tsx';

/** Stands in for a page that takes its time: the router waits 300 ms before it shows this. */
export function PagePending() {
  return (
    <div className="page-margins min-h-[80dvh] py-19 md:py-28">
      <Loading className="[animation-delay:0s]">Chargement de la page…</Loading>
    </div>
  );
}

/** The same for an article or a hotel; a full window high, so that the footer does not jump. */
export function PageLoading({ children }: { children: ReactNode }) {
  return (
    <div className="page-margins min-h-dvh pt-18">
      <Loading>{children}</Loading>
    </div>
  );
}
