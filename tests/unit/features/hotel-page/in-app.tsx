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

/** Renders a part of a page with a query client and a router that has the pages it links to. */
export function renderInApp(part: ReactNode, queryClient = new QueryClient()) {
  const root = createRootRoute();
  const page = (path: string) => createRoute({ getParentRoute: () => root, path });
  const router = createRouter({
    routeTree: root.addChildren([page('/destinations'), page('/favoris'), page('/hotels/$id')]),
    history: createMemoryHistory(),
    defaultPreload: false,
  });
  const inApp = (children: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </QueryClientProvider>
  );
  const view = render(inApp(part));
  return { ...view, show: (next: ReactNode) => view.rerender(inApp(next)) };
}
