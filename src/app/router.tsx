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
    scrollRestoration: true,
    defaultErrorComponent: LoadError,
    defaultPendingComponent: PagePending,
    // What the server read travels in the page, as JSON: it is plain data.
    dehydrate: () => ({
      queries: import.meta.env.SSR ? JSON.stringify(dehydrate(queryClient)) : '',
    }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries)),
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
