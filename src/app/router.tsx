import { dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { PagePending } from '#features/site/page-pending.tsx';
import { routeTree } from './route-tree.gen.ts';

// Loaded when the page is idle: when it is needed there may be no network to load it.
const LoadError = lazyRouteComponent(() => import('#features/site/load-error.tsx'), 'LoadError');

/** The router of one tab, or of one request on the server, around its query client. */
export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // Query decides what is fresh; the router asks it every time.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    scrollRestoration: findsOwnPlace(),
    defaultErrorComponent: LoadError,
    defaultPendingComponent: PagePending,
    // What the server read travels in the page, as JSON: it is plain data.
    dehydrate: () => ({
      queries: import.meta.env.SSR ? JSON.stringify(dehydrate(queryClient)) : '',
    }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries)),
  });
}

/**
 * Whether the router is to scroll: not at the first render of a server's page, which found its
 * place while it was parsed and may have been scrolled since.
 */
function findsOwnPlace() {
  let isPlaced = !import.meta.env.SSR && window.$_TSR !== undefined;
  return () => {
    if (!isPlaced) return true;
    isPlaced = false;
    // The router knows the places of what it saw scroll: without this, the way back would be lost.
    document.dispatchEvent(new Event('scroll'));
    return false;
  };
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
