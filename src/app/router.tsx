import {
  defaultShouldDehydrateQuery,
  dehydrate,
  hydrate,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { SETTINGS_KEY } from '#data/query-client.ts';
import { PagePending } from '#features/site/page-pending.tsx';
import { routeTree } from './route-tree.gen.ts';

// Loaded when the page is idle: when they are needed there may be no network to load them.
const afterIdle = () => import('./after-idle.ts');
const LoadError = lazyRouteComponent(afterIdle, 'LoadError');
routeTree.update({ errorComponent: lazyRouteComponent(afterIdle, 'CrashScreen') });

export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 300,
    scrollRestoration: findsOwnPlace(),
    defaultErrorComponent: LoadError,
    defaultPendingComponent: PagePending,
    // The server's query data travels in the page as JSON.
    dehydrate: () => ({
      queries: import.meta.env.SSR
        ? JSON.stringify(dehydrate(queryClient, { shouldDehydrateQuery: isSent }))
        : '',
    }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries)),
  });
}

/** Tells if a query travels in the page: no counts; settings only if owners changed any. */
function isSent(query: Query): boolean {
  const { data } = query.state;
  if (query.queryKey[0] === 'count') return false;
  const isUnchanged = query.queryKey[0] === SETTINGS_KEY[0] && isEmpty(data);
  return defaultShouldDehydrateQuery(query) && !isUnchanged;
}

const isEmpty = (data: unknown) => JSON.stringify(data) === '{}';

/**
 * Whether the router restores the scroll position: not at the first render of a server's page, which
 * the browser has positioned and the visitor may have scrolled since.
 */
function findsOwnPlace() {
  let isPlaced = !import.meta.env.SSR && window.$_TSR !== undefined;
  return () => {
    if (!isPlaced) return true;
    isPlaced = false;
    // The router only knows positions it saw scroll: without this event going back would lose this one.
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
