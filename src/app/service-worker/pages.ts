import {
  dropPages,
  fetchPage,
  findPage,
  lastingPaths,
  storePage,
} from '#data/offline/page-cache.ts';
import { keptPath, meaningOf, PATIENCE_MS } from '#domain/site/kept-page.ts';
import { ownEntry, shellPage } from './files.ts';

/** Nothing where storage fails: the network is still there. */
const orNothing = () => undefined;

/** The server's answer, which the browser has asked for while the worker started; null when there is none. */
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
 * Answers a navigation: with the server's page; with the kept one, else the shell, at once without a
 * network and when the server fails, and after a short patience on a slow line. What the server sends
 * is kept for the next time, also when it comes too late.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const path = keptPath(new URL(event.request.url));
  const network = ask(event);
  // First, so that the answer is copied before it is read.
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
 * Drops pages that are out of date, and fetches what should be readable without a network and is not:
 * the page of the tab that starts, which has this entry, and those that never expire.
 */
export async function completePages(url: string, entry: string): Promise<void> {
  // The server may be ahead of any worker: what it sent to the tab is as new as can be.
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
