import {
  dropPages,
  fetchPage,
  findPage,
  lastingPaths,
  storePage,
} from '#data/offline/page-cache.ts';
import { keptPath, meaningOf, PATIENCE_MS } from '#domain/site/kept-page.ts';
import { ownEntry, shellPage } from './files.ts';

/** Ignores storage errors: the network is still there. */
const orNothing = () => undefined;

/** Returns the server's response, preloaded while the worker started; null without a network. */
async function ask({ preloadResponse, request }: FetchEvent): Promise<Response | null> {
  try {
    const preloaded: unknown = await preloadResponse;
    return preloaded instanceof Response ? preloaded : await fetch(request);
  } catch {
    return null;
  }
}

const wait = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms);
  });

/**
 * Answers a navigation with the server's page. Falls back to the cached page, else the shell: at once
 * when offline or if the server fails, after a timeout on a slow connection. Caches the server's
 * response for the next time, even if it comes too late.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const path = keptPath(new URL(event.request.url));
  const network = ask(event);
  // First, so that the response is cloned before its body is read.
  const storing = network.then(async (answer) => {
    if (answer && path !== null) await storePage(path, answer.clone());
  });
  event.waitUntil(storing.catch(orNothing));

  const findKept = async () => (path === null ? undefined : findPage(path, await ownEntry()));
  const kept = await findKept().catch(orNothing);
  const instead = kept ?? (await shellPage().catch(orNothing));
  if (instead && !navigator.onLine) return instead;
  const patience = wait(PATIENCE_MS[kept ? 'page' : 'shell']);
  const answer = await Promise.race(instead ? [network, patience] : [network]);
  if (answer && meaningOf(answer.status) !== 'failed') return answer;
  return instead ?? (await network) ?? Response.error();
}

const savesData = () =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

/**
 * Drops outdated pages, and fetches missing pages that must be readable offline: the page of the tab
 * that starts, whose entry script is `entry`, and pages that never expire.
 */
export async function completePages(url: string, entry: string): Promise<void> {
  // The server may have a newer build than the worker: the tab's own build is valid too.
  const builds = [await ownEntry(), entry];
  await dropPages(builds);
  const path = keptPath(new URL(url));
  const lasting = savesData() ? [] : await lastingPaths();
  for (const wanted of new Set([...(path === null ? [] : [path]), ...lasting])) {
    if (!navigator.onLine) return;
    const kept = await Promise.all(builds.map((build) => findPage(wanted, build)));
    if (kept.every((page) => page === undefined)) await fetchPage(wanted).catch(orNothing);
  }
}
