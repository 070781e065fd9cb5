import './admin.css';
import { onlineManager } from '@tanstack/react-query';
import { createRouter, RouterProvider, stringifySearchWith } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { isSigningOut, subscribeToSession } from '#admin/data/session.ts';
import { AdminLoadError, AdminNotFound, AdminPageLoading } from '#admin/frame/page.tsx';
import { resolveScrollRestorationKey } from '#admin/kit/list/search.tsx';
import { createTrustedTypesPolicy } from '#admin/kit/trusted-types.ts';
import { logError } from '#data/report.ts';
import { reportUncaughtErrors } from '#data/send-errors.ts';
import { runWhenIdle } from '#data/when-idle.ts';
import { routeTree } from './route-tree.gen.ts';

const router = createRouter({
  routeTree,
  defaultPendingMs: 300,
  // Loaders read their data again at each navigation: a form must not open with stale data.
  defaultStaleTime: 0,
  defaultGcTime: 0,
  scrollRestoration: true,
  getScrollRestorationKey: resolveScrollRestorationKey,
  // Writes `?page=2`, where the router would write `?page="2"` for a string that looks like a number.
  stringifySearch: stringifySearchWith(String),
  defaultPendingComponent: AdminPageLoading,
  defaultErrorComponent: AdminLoadError,
  defaultNotFoundComponent: AdminNotFound,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

reportUncaughtErrors();
subscribeToSession();
// TanStack Query's onlineManager assumes a network until an `offline` event, although a page may be opened offline.
onlineManager.setOnline(navigator.onLine);

// After sign-out, Back may restore a page from the browser's back/forward cache, with its records: reloads that page.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isSigningOut()) location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(<RouterProvider router={router} />);

// Registers the administration's service worker, which shows a page of its own when the browser is offline.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  const worker = createTrustedTypesPolicy('sw', { createScriptURL: () => '/admin-sw.js' });
  navigator.serviceWorker
    .register(worker.createScriptURL(''), { scope: '/admin' })
    .catch((error: unknown) => logError('Service worker', error));
}

// Prefetches the code of all pages, the text editor and the toasts, because the network may fail at any time.
router.subscribe('onResolved', ({ toLocation }) => {
  if (toLocation.pathname === '/admin/login') return;
  runWhenIdle(() => {
    const routes = Object.values(router.routesById);
    const chunks = [
      ...routes.map((route) => router.loadRouteChunk(route)),
      import('#admin/kit/rich-text/rich-editor.tsx'),
      import('#ui/toast/toaster.later.tsx'),
    ];
    // A chunk that fails to load now is requested again when a page needs it.
    void Promise.allSettled(chunks);
  });
});
