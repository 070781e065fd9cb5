import './admin.css';
import { onlineManager } from '@tanstack/react-query';
import { createRouter, RouterProvider, stringifySearchWith } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { followSession, isLeaving } from '#admin/data/session.ts';
import { AdminPending, LoadFailed } from '#admin/frame/page.tsx';
import { scrollKey } from '#admin/kit/list/search.tsx';
import { createPolicy } from '#admin/kit/trusted-types.ts';
import { report } from '#data/report.ts';
import { sendErrors } from '#data/send-errors.ts';
import { whenIdle } from '#data/when-idle.ts';
import { routeTree } from './route-tree.gen.ts';
import { reloadOnStaleChunk } from './stale-chunk.ts';

const router = createRouter({
  routeTree,
  defaultPendingMs: 300,
  // Always reload: an editor must not start from stale data.
  defaultStaleTime: 0,
  defaultGcTime: 0,
  scrollRestoration: true,
  getScrollRestorationKey: scrollKey,
  // Texts that look like numbers stay texts: `?page=2`, not `?page="2"`.
  stringifySearch: stringifySearchWith(String),
  defaultPendingComponent: AdminPending,
  defaultErrorComponent: LoadFailed,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

sendErrors();
followSession();
reloadOnStaleChunk();
// TanStack Query's onlineManager assumes a network until an event says otherwise.
onlineManager.setOnline(navigator.onLine);

// The back/forward cache may restore a page from before signing out.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isLeaving()) location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(<RouterProvider router={router} />);

// Shows our own page when the administration is opened offline.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const worker = createPolicy('sw', { createScriptURL: () => '/admin-sw.js' });
  navigator.serviceWorker
    .register(worker.createScriptURL(''), { scope: '/admin' })
    .catch((error: unknown) => report('Service worker', error));
}

// Prefetch every page and the toaster while online: the network may fail at any time.
router.subscribe('onResolved', ({ toLocation }) => {
  if (toLocation.pathname === '/admin/login') return;
  whenIdle(() => {
    const routes = Object.values(router.routesById);
    const chunks = [
      ...routes.map((route) => router.loadRouteChunk(route)),
      import('#ui/toast/toaster.later.tsx'),
    ];
    // A chunk that fails to load is requested again when needed.
    void Promise.allSettled(chunks);
  });
});
