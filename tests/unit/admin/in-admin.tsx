import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ConfirmProvider } from '#admin/ui/confirm.tsx';
import { teachDialogs } from '../../support/dialog-element.ts';

/** Renders part of an admin page under a router; /ailleurs is another page. */
export async function renderInAdmin(part: ReactNode) {
  teachDialogs();
  vi.stubGlobal('scrollTo', () => undefined);
  const root = createRootRoute();
  const here = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <ConfirmProvider>{part}</ConfirmProvider>,
  });
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '/ailleurs',
    component: () => <h1>Ailleurs</h1>,
  });
  const router = createRouter({
    routeTree: root.addChildren([here, elsewhere]),
    history: createMemoryHistory(),
  });
  await router.load();
  const view = await act(async () => render(<RouterProvider router={router} />));
  const leave = () => act(async () => void router.history.push('/ailleurs'));
  return { ...view, leave };
}
