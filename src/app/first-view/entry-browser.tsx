import { onlineManager } from '@tanstack/react-query';
import { hydrate as hydrateRouter } from '@tanstack/react-router/ssr/client';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { captureInstallPrompt } from '#data/install-offer.ts';
import { createQueryClient } from '#data/queries/query-client.ts';
import { reportUncaughtErrors } from '#data/send-errors.ts';
import { isRenderedByServer } from '#data/server-rendered.ts';
import { runWhenIdle } from '#data/when-idle.ts';
import { App } from '../app.tsx';
import { createAppRouter, preserveScrollPositionForBack } from '../router.tsx';
import '../styles.css';

reportUncaughtErrors();
captureInstallPrompt();
// TanStack Query's onlineManager assumes a network until an `offline` event, although a page may be opened offline.
onlineManager.setOnline(navigator.onLine);

/** Yields to the browser between steps, so that hydration is not one long task. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
preserveScrollPositionForBack(() => router.state.status === 'pending');
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

/** Delay in ms before background downloads: on /intro, the film needs the network first. */
const FILM_MS = location.pathname === '/intro' ? 5_000 : 0;

function workInBackground(): void {
  // This import also loads the error screens, which are needed without a network. If it fails, they load when needed.
  import('./after-idle.later.ts')
    .then((idle) => idle.runPostHydrationTasks(router))
    .catch(() => undefined);
}

// No error: where a translator or an extension has changed the page, React renders it again.
// biome-ignore lint/suspicious/noConsole: what React recovers from is no failure to report.
const onRecoverableError = console.warn;

async function start(rootElement: HTMLElement) {
  const app = <App queryClient={queryClient} router={router} />;
  if (!isRenderedByServer()) return createRoot(rootElement).render(app);
  await pause();
  await hydrateRouter(router);
  await pause();
  window.$_TSR?.h();
  // As a transition, hydration is cut into slices; an urgent render would be one long task.
  startTransition(() => void hydrateRoot(rootElement, app, { onRecoverableError }));
}

void start(root).finally(() => setTimeout(() => runWhenIdle(workInBackground), FILM_MS));
