import {
  defaultShouldDehydrateQuery,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { isRenderedByServer } from '#data/server-rendered.ts';
import { PagePending } from '#features/shell/page-pending.tsx';
import { routeTree } from './route-tree.gen.ts';

// Code of the error screens. entry-browser.tsx preloads it: when it is needed, the network may be gone.
const afterIdle = () => import('./first-view/after-idle.later.ts');
const LoadError = lazyRouteComponent(afterIdle, 'PageLoadError');
routeTree.update({ errorComponent: lazyRouteComponent(afterIdle, 'CrashScreen') });

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // The router keeps no preloaded data: TanStack Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    scrollRestoration: restoresScroll(),
    defaultErrorComponent: LoadError,
    defaultPendingComponent: PagePending,
    // Sends the results of the server's queries along with the page, as JSON.
    dehydrate: () => ({
      queries: import.meta.env.SSR
        ? JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery: goesIntoPage }))
        : '',
    }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries)),
  });
}

/** Returns true if the server sends the query's result along with the page. */
const goesIntoPage = (query: Query) =>
  query.meta?.onServer !== 'memoryOnly' && defaultShouldDehydrateQuery(query);

/** Prevents the router from scrolling when a server-rendered page is hydrated, because the visitor may have scrolled. */
function restoresScroll() {
  let isPlaced = !import.meta.env.SSR && isRenderedByServer();
  return () => {
    if (!isPlaced) return true;
    isPlaced = false;
    // The router stores positions at scroll events: without this one, Back would lose a position from before hydration.
    document.dispatchEvent(new Event('scroll'));
    return false;
  };
}

/** Keeps the scroll position for Back while a page loads and in Safari, where the router would lose it. */
export function preserveScrollPositionForBack(isPending: () => boolean): void {
  // The page shown while loading is shorter, so the browser scrolls to the top: this event must not reach the router.
  const hide = (event: Event) => {
    if (isPending()) event.stopPropagation();
  };
  addEventListener('scroll', hide, { capture: true });

  // Safari shows a page from its back/forward cache at the top, and the router restores positions only on rendering.
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
