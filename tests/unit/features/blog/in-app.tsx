import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AppTree } from '#app/app-tree.tsx';
import { createAppRouter } from '#app/router.tsx';
import { createQueryClient } from '#data/query-client.ts';

/** Renders a part of a page with a query client and a router that has the pages it links to. */
export function renderInApp(part: ReactNode) {
  const root = createRootRoute();
  const page = (path: string) => createRoute({ getParentRoute: () => root, path });
  const router = createRouter({
    routeTree: root.addChildren([page('/blog'), page('/blog/$id')]),
    history: createMemoryHistory(),
    defaultPreload: false,
  });
  const queryClient = createQueryClient();
  const inApp = (children: ReactNode) => (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>{children}</RouterContextProvider>
    </QueryClientProvider>
  );
  const view = render(inApp(part));
  return { ...view, show: (next: ReactNode) => view.rerender(inApp(next)) };
}

/** Opens a page of the whole application, rendered in the browser. */
export function openPage(path: string) {
  const queryClient = createQueryClient();
  const router = createAppRouter(queryClient);
  const history = createMemoryHistory({ initialEntries: [path] });
  router.update({ ...router.options, history });
  render(<AppTree queryClient={queryClient} router={router} beside={null} />, {
    onCaughtError: () => undefined,
  });
  return history;
}
