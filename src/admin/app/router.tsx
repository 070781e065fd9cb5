import { createRouter } from '@tanstack/react-router';
import { AdminPending, LoadFailed } from '#admin/features/frame/page-states.tsx';
import { routeTree } from './route-tree.gen.ts';

export const router = createRouter({
  routeTree,
  defaultPendingMs: 300,
  // Always reload: an editor must not start from stale data.
  defaultStaleTime: 0,
  defaultGcTime: 0,
  scrollRestoration: true,
  defaultPendingComponent: AdminPending,
  defaultErrorComponent: LoadFailed,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
