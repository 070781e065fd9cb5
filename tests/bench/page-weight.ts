import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { compressed, isCompressible } from './serve.ts';

/** Transfers of a first visit until the network is quiet; sizes in bytes, as the CDN sends them. */
export type PageWeight = {
  html: number;
  css: number;
  js: number;
  scriptFiles: number;
  /** Sequential round-trips until all scripts needed for hydration are known. */
  scriptWaves: number;
  fonts: number;
  images: number;
  /** Counted separately, not in the total. */
  film: number;
  total: number;
  requests: number;
  blocking: number;
};

/** Time without requests after which the network counts as quiet. */
const QUIET_MS = 500;

type Request = { url: string; type: string; wave: number };

const KINDS: Record<string, 'css' | 'js' | 'fonts' | 'images' | 'film'> = {
  Font: 'fonts',
  Image: 'images',
  Media: 'film',
  Script: 'js',
  Stylesheet: 'css',
};

/** Returns the size of a page as its server sends it, compressed or not. */
async function sentBytes(url: string): Promise<number> {
  const request = http.get(url, { headers: { 'accept-encoding': 'br, gzip' } });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  return answer ? (await buffer(answer)).length : 0;
}

/** Returns the size of a file, compressed here: no local server compresses like the CDN. */
async function fileBytes(url: string): Promise<number> {
  const response = await fetch(url);
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  return isCompressible(type) ? compressed(body).length : body.length;
}

/** Records a page's requests, each URL once, with the wave in which it was requested. */
async function noteRequests(page: Page): Promise<Map<string, Request>> {
  const requests = new Map<string, Request>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, type, initiator }) => {
    if (!request.url.startsWith('http') || request.method !== 'GET' || requests.has(request.url)) {
      return;
    }
    const cause = initiator.stack?.callFrames[0]?.url ?? initiator.url ?? '';
    const wave = (requests.get(cause)?.wave ?? 0) + (type === 'Document' ? 0 : 1);
    requests.set(request.url, { url: request.url, type: type ?? 'Other', wave });
  });
  return requests;
}

/** Waits for the service worker, which loads last, and until no more requests are sent. */
async function untilQuiet(page: Page, requests: ReadonlyMap<string, Request>): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  for (let known = -1; known < requests.size; ) {
    known = requests.size;
    await delay(QUIET_MS);
  }
}

/** Loads a page for the first time, waits until it is hydrated and quiet, and weighs its requests. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const requests = await noteRequests(page);
  await page.addInitScript(() => {
    // Pauses the film at once: halfway through, it loads the next page's code, which on a slow
    // machine would be counted here.
    new MutationObserver((_, observer) => {
      const pause = document.querySelector('[aria-label="Mettre en pause"]');
      if (!(pause instanceof HTMLElement)) return;
      pause.click();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
    new MutationObserver((_, observer) => {
      if (!document.documentElement.hasAttribute('data-hydrated')) return;
      performance.mark('hydrated');
      observer.disconnect();
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  await page.goto(url);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  await untilQuiet(page, requests);
  const { blocking, early } = await page.evaluate(() => {
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const hydrated = performance.getEntriesByName('hydrated')[0]?.startTime ?? Infinity;
    return {
      blocking: resources.filter((entry) => entry.toJSON().renderBlockingStatus === 'blocking')
        .length,
      early: resources.filter(({ startTime }) => startTime < hydrated).map(({ name }) => name),
    };
  });

  const sizes = { html: 0, css: 0, js: 0, fonts: 0, images: 0, film: 0, other: 0 };
  await Promise.all(
    [...requests.values()].map(async ({ url: address, type }) => {
      const bytes = await (type === 'Document' ? sentBytes : fileBytes)(address);
      sizes[type === 'Document' ? 'html' : (KINDS[type] ?? 'other')] += bytes;
    }),
  );
  const { film, other, ...shown } = sizes;
  const scripts = [...requests.values()].filter(({ type }) => type === 'Script');
  const waves = scripts.filter((script) => early.includes(script.url)).map(({ wave }) => wave);
  return {
    ...shown,
    film,
    total: Object.values(shown).reduce((sum, size) => sum + size, other),
    scriptFiles: scripts.length,
    scriptWaves: Math.max(0, ...waves),
    requests: requests.size,
    blocking,
  };
}
