import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Renders a part of the frame at a path, in a router with the pages that it links to. */
export function renderInRouter(part: ReactNode, path = '/') {
  const root = createRootRoute();
  const page = (pagePath: string) => createRoute({ getParentRoute: () => root, path: pagePath });
  const router = createRouter({
    routeTree: root.addChildren([page('/'), page('/destinations'), page('/favoris')]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  return render(<RouterContextProvider router={router}>{part}</RouterContextProvider>);
}
