import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

const PATHS = [
  '/',
  '/blog',
  '/blog/$id',
  '/contact',
  '/destinations',
  '/destinations/$slug',
  '/en-attente',
  '/favoris',
  '/hotels/$id',
  '/legal',
  '/vacances-sur-mesure',
];

type Options = { path?: string; queryClient?: QueryClient };

function routerAt({ path = '/', queryClient = new QueryClient() }: Options) {
  const root = createRootRoute();
  const pages = PATHS.map((page) => createRoute({ getParentRoute: () => root, path: page }));
  const router = createRouter({
    routeTree: root.addChildren(pages),
    history: createMemoryHistory({ initialEntries: [path] }),
    defaultPreload: false,
  });
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </QueryClientProvider>
  );
}

/** Wraps a part of a page in a query client and a router with the linked pages. */
export function inRouter(part: ReactNode, queryClient?: QueryClient) {
  return routerAt(queryClient ? { queryClient } : {})({ children: part });
}

/** Renders a part of a page in a router; `rerender` keeps the same router. */
export function renderInRouter(part: ReactNode, options: Options = {}) {
  return render(part, { wrapper: routerAt(options) });
}
