import type { RouteHandlerCallback } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { handleImage, isImage } from './images.ts';
import { sendOutboxOnReturn } from './send-outbox.ts';

declare const self: ServiceWorkerGlobalScope;

const SHELL = '/app.html';
/** How long a slow network may take before the shell with its cached data is shown instead, in ms. */
const PATIENCE_MS = 4000;

function timeout(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), PATIENCE_MS);
  });
}

/**
 * Pages come from the server. Offline, on a very slow network or when the server fails, the
 * precached shell shows what the browser has cached.
 */
const handleNavigation: RouteHandlerCallback = async ({ request }) => {
  const network = fetch(request).catch(() => null);
  const shell = await matchPrecache(SHELL);
  if (!shell) return (await network) ?? Response.error();
  const response = await Promise.race([network, timeout()]);
  return response && response.status < 500 ? response : shell;
};

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

registerRoute(
  new NavigationRoute(handleNavigation, {
    // Firebase's reserved URLs, the functions, and files such as /sitemap.xml.
    denylist: [/^\/__/, /^\/api\//, /^\/admin(?:\/|$)/, /\.[a-z0-9]+$/i],
  }),
);
registerRoute(isImage, handleImage);
sendOutboxOnReturn();

self.addEventListener('message', (event) => {
  // Sent by the page when the visitor accepts the new version.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
