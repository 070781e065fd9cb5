import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';

/** Renders a part of a page with a router and a query client. */
export async function renderInRouter(part: ReactNode, queryClient = new QueryClient()) {
  vi.stubGlobal('scrollTo', () => undefined);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => part }),
    history: createMemoryHistory(),
  });
  await router.load();
  return act(async () =>
    render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    ),
  );
}
