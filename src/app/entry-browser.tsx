import { hydrate as hydrateRouter } from '@tanstack/react-router/ssr/client';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createQueryClient } from '#data/query-client.ts';
import { persistHydratedQueries } from '#data/query-persister.ts';
import { App } from './app.tsx';
import { createAppRouter } from './router.tsx';
import { startServiceWorker } from './start-service-worker.ts';
import './styles.css';

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const app = <App queryClient={queryClient} router={router} />;
if (window.$_TSR) {
  await hydrateRouter(router);
  window.$_TSR.h();
  hydrateRoot(root, app);
  void persistHydratedQueries(queryClient);
} else {
  createRoot(root).render(app);
}
startServiceWorker();
