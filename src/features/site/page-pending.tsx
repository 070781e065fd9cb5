import type { ReactNode } from 'react';
import { Loading } from '#ui/loading.tsx';

/** Seen after seconds, so that a slow line is not taken for a broken page. */
function SlowLine() {
  return (
    <p className="appear-late mt-4 text-ui text-ink-2" style={{ animationDelay: '5s' }}>
      La connexion est lente{'\u00a0'}: la page arrive.
    </p>
  );
}

/** Stands in for a page that takes its time: the router waits 300 ms before it shows this. */
export function PagePending() {
  return (
    <div className="page-margins min-h-[80dvh] py-19 md:py-28">
      <Loading className="[animation-delay:0s]">Chargement de la page…</Loading>
      <SlowLine />
    </div>
  );
}

/** The same for an article or a hotel; a full window high, so that the footer does not jump. */
export function PageLoading({ children }: { children: ReactNode }) {
  return (
    <div className="page-margins min-h-dvh pt-18">
      <Loading>{children}</Loading>
      <SlowLine />
    </div>
  );
}
