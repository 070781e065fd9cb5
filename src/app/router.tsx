import {
  defaultShouldDehydrateQuery,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { WHOLE_LIST } from '#data/query-client.ts';
import { PagePending } from '#features/shell/page-pending.tsx';
import { routeTree } from './route-tree.gen.ts';

// Preloaded once the page is idle: when an error screen is needed, the network may be gone.
const afterIdle = () => import('./after-idle.later.ts');
const LoadError = lazyRouteComponent(afterIdle, 'LoadError');
routeTree.update({ errorComponent: lazyRouteComponent(afterIdle, 'CrashScreen') });

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // TanStack Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    scrollRestoration: restoresScroll(),
    defaultErrorComponent: LoadError,
    defaultPendingComponent: PagePending,
    // The server's query data is dehydrated into the page as JSON.
    dehydrate: () => ({
      queries: import.meta.env.SSR
        ? JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery: isSent }))
        : '',
    }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries)),
  });
}

/** Returns true if a query is dehydrated: whole lists stay on the server. */
const isSent = (query: Query) =>
  query.queryKey[1] !== WHOLE_LIST && defaultShouldDehydrateQuery(query);

/** Returns false for the first render of a server's page, which the visitor may have scrolled already. */
function restoresScroll() {
  let isPlaced = !import.meta.env.SSR && window.$_TSR !== undefined;
  return () => {
    if (!isPlaced) return true;
    isPlaced = false;
    // The router records positions on scroll events: without this event, Back would lose the position.
    document.dispatchEvent(new Event('scroll'));
    return false;
  };
}

/** Keeps the scroll position for Back in two cases where the router would lose it. */
export function keepScrollPosition(isPending: () => boolean): void {
  // The shorter loading page scrolls to the top: hides that event before the router saves it.
  const hide = (event: Event) => {
    if (isPending()) event.stopPropagation();
  };
  addEventListener('scroll', hide, { capture: true });

  // Safari shows a page from its back/forward cache at the top; the router restores only on render.
  let place = { left: 0, top: 0 };
  addEventListener('pagehide', () => {
    place = { left: scrollX, top: scrollY };
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) scrollTo({ ...place, behavior: 'instant' });
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
