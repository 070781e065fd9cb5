import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { handleImage, isImage } from './images.ts';
import { handleNavigation } from './navigation.ts';

declare const self: ServiceWorkerGlobalScope;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();

registerRoute(
  new NavigationRoute(handleNavigation, {
    // Firebase's own addresses, the functions, and files such as /sitemap.xml.
    denylist: [/^\/__/, /^\/api\//, /^\/admin(?:\/|$)/, /\.[a-z0-9]+$/i],
  }),
);
registerRoute(isImage, handleImage);

self.addEventListener('message', (event) => {
  // Sent by the page when the visitor accepts the new version.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
