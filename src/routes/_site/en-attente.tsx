import { createFileRoute, useHydrated } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import { headFromLoaderData } from '#data/seo-head.ts';
import { Loading } from '#ui/loading.tsx';
import { createUnindexedHead } from '../-head.ts';

const List = lazy(async () => ({
  default: (await import('#features/requests/waiting-list.later.tsx')).WaitingRequestList,
}));

const LOADING = <Loading className="pt-11">Lecture de vos demandes…</Loading>;

export const Route = createFileRoute('/_site/en-attente')({
  loader: () => createUnindexedHead('/en-attente', 'Demandes en attente'),
  head: headFromLoaderData,
  component: OutboxPage,
});

/** Renders the page of requests that wait for a network. The server has none of them: it renders a loading message. */
function OutboxPage() {
  const title = useRef<HTMLHeadingElement>(null);
  const isHydrated = useHydrated();
  return (
    // At least as high as the window, so that the footer does not move when the requests appear.
    <div className="min-h-dvh pb-28">
      <header className="page-grid gap-y-3 pt-25 pb-6 md:pt-19 md:pb-10 md:items-baseline-last">
        <h1 ref={title} tabIndex={-1} className="title text-section md:col-span-7">
          Demandes <br className="md:hidden" />
          en attente
        </h1>
        <p className="text-note text-ink-2 md:col-span-4 md:col-start-9">
          Elles partent d’elles-mêmes au retour du réseau. D’ici là, cet appareil seul les garde.
        </p>
      </header>
      <div className="page-margins">
        <div className="border-t border-ink">
          {isHydrated ? (
            <Suspense fallback={LOADING}>
              <List onGone={() => title.current?.focus({ preventScroll: true })} />
            </Suspense>
          ) : (
            LOADING
          )}
        </div>
      </div>
    </div>
  );
}
