import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { entryOf } from '#domain/site/kept-page.ts';

declare const self: ServiceWorkerGlobalScope;

const SHELL = 'app.html';
/** Each build has its own cache, so that open tabs of an older build keep their files. */
const PREFIX = 'files-';
/** Maximum number of builds whose files are kept, whatever tabs are open. */
const BUILDS_MAX = 3;
const OLDER_RELEASES = /^workbox-precache-/;

const entries = self.__WB_MANIFEST;
const shell = entries.find((entry) => typeof entry === 'object' && entry.url === SHELL);
// Identifies the build: the shell names the entry script, whose hash changes with any file.
const CACHE = `${PREFIX}${typeof shell === 'object' ? shell.revision : ''}`;

const own = new PrecacheController({ cacheName: CACHE });
own.precache(entries);

export function serveFiles(): void {
  registerRoute(new PrecacheRoute(own, { cleanURLs: false, directoryIndex: '' }));
  registerRoute(isAsset, handleFormer);
}

export const ownFile = (path: string): Promise<Response | undefined> => own.matchPrecache(path);
export const shellPage = (): Promise<Response | undefined> => ownFile(`/${SHELL}`);
export const isOwnFile = (path: string): boolean => own.getCacheKeyForURL(path) !== undefined;

/** Returns the path of this build's entry script; empty if the shell was deleted. */
export async function ownEntry(): Promise<string> {
  const html = await (await shellPage())?.text();
  return entryOf(html ?? '') ?? '';
}

const isAsset: RouteMatchCallback = ({ url, sameOrigin }) =>
  sameOrigin && /^\/assets\/(?!admin\/)/.test(url.pathname);

/** Serves a file of another build, for a tab opened before this worker took over. */
const handleFormer: RouteHandlerCallback = async ({ request }) =>
  (await caches.match(request.url, { ignoreVary: true })) ?? fetch(request);

/** Deletes the files of older builds; keeps the last two of them while other tabs may need them. */
export async function dropFormer(entryOfTab: string): Promise<void> {
  const { installing, waiting } = self.registration;
  // The cache of a newer worker would count as former.
  if (installing || waiting) return;
  const names = await caches.keys();
  const former = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const unneeded =
    tabs.length <= 1 && isOwnFile(entryOfTab) ? former : former.slice(0, 1 - BUILDS_MAX);
  const older = names.filter((name) => OLDER_RELEASES.test(name));
  await Promise.all([...unneeded, ...older].map((name) => caches.delete(name)));
}

/** Fetches this build's files again if the visitor deleted them and the server still has them. */
export async function restoreFiles(): Promise<void> {
  if (await shellPage()) return;
  const served = entryOf(await (await fetch(`/${SHELL}`)).text());
  if (served === null || !isOwnFile(served)) return;
  const cache = await caches.open(CACHE);
  for (const [url, key] of own.getURLsToCacheKeys()) {
    const file = await fetch(url);
    if (file.ok) await cache.put(key, file);
  }
}
