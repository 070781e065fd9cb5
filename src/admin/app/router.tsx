import { createRouter } from '@tanstack/react-router';
import { AdminPending, LoadFailed } from '#admin/features/frame/page-states.tsx';
import { routeTree } from './route-tree.gen.ts';

/** The router of the administration: never rendered on a server. */
export const router = createRouter({
  routeTree,
  defaultPendingMs: 300,
  // What is edited is read anew each time: nothing of a record may be of yesterday.
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
