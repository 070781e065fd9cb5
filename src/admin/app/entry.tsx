import { onlineManager } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { isLeaving } from '#admin/features/session/signed-out-note.ts';
import { reloadOnStaleChunk } from '#app/stale-chunk.ts';
import { whenIdle } from '#app/when-idle.ts';
import { router } from './router.tsx';
import './admin.css';

reloadOnStaleChunk();
// The manager believes in a network until an event says otherwise.
onlineManager.setOnline(navigator.onLine);

// « Back » may show a page again as it was before signing out.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && isLeaving()) location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(<RouterProvider router={router} />);

// Every page is fetched while there is a network, and what says that it is gone: a session may lose
// it at any time.
router.subscribe('onResolved', ({ toLocation }) => {
  if (toLocation.pathname === '/admin/login') return;
  whenIdle(() => {
    const routes = Object.values(router.routesById);
    const chunks = [
      ...routes.map((route) => router.loadRouteChunk(route)),
      import('#ui/toast/toaster.tsx'),
    ];
    // The network may go while they are fetched: what is missing is asked for again where it is used.
    void Promise.allSettled(chunks);
  });
});
