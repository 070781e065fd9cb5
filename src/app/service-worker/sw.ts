import { registerRoute } from 'workbox-routing';
import { isPagePath } from '#domain/site/kept-page.ts';
import type { WorkerMessage } from '../worker-message.ts';
import { dropFormer, isOwnFile, restoreFiles, serveFiles } from './files.ts';
import { handleImage, isImage, keepImages } from './images.ts';
import { answerPage, completePages } from './pages.ts';

declare const self: ServiceWorkerGlobalScope;

serveFiles();
registerRoute(isImage, handleImage);

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET' || !isPagePath(new URL(url).pathname)) return;
  event.respondWith(answerPage(event));
});

self.addEventListener('activate', (event) => {
  // Lets the browser request the page while the worker starts.
  event.waitUntil(self.registration.navigationPreload?.enable());
});

type Started = Extract<WorkerMessage, { type: 'STARTED' }>;

async function complete(event: ExtendableEvent, { entry, url, pictures }: Started): Promise<void> {
  await dropFormer(entry);
  await completePages(url, entry);
  await keepImages(event, pictures);
  await restoreFiles();
}

self.addEventListener('message', (event) => {
  const message: WorkerMessage = event.data;
  switch (message.type) {
    case 'SKIP_WAITING':
      return void self.skipWaiting();
    case 'HAS_FILE':
      return event.ports[0]?.postMessage(isOwnFile(message.file));
    case 'STARTED':
      // Whatever fails is retried when the next tab starts.
      return event.waitUntil(complete(event, message).catch(() => undefined));
  }
});
