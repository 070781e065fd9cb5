import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { compressed, isCompressible } from './serve.ts';

/** What a first visit transfers until the page is quiet; sizes in bytes, as the CDN sends them. */
export type PageWeight = {
  html: number;
  css: number;
  js: number;
  scriptFiles: number;
  /** How many round trips follow one another until all scripts that hydration waits for are known. */
  scriptWaves: number;
  fonts: number;
  images: number;
  /** Films are counted apart, not in the total. */
  film: number;
  total: number;
  requests: number;
  blocking: number;
};

/** How long nothing is asked for when a page is quiet. */
const QUIET_MS = 500;

type Request = { url: string; type: string; wave: number };

const KINDS: Record<string, 'css' | 'js' | 'fonts' | 'images' | 'film'> = {
  Font: 'fonts',
  Image: 'images',
  Media: 'film',
  Script: 'js',
  Stylesheet: 'css',
};

/** The bytes of a page as its server sends it, compressed or not. */
async function sentBytes(url: string): Promise<number> {
  const request = http.get(url, { headers: { 'accept-encoding': 'br, gzip' } });
  const [answer]: IncomingMessage[] = await once(request, 'response');
  return answer ? (await buffer(answer)).length : 0;
}

/** The bytes of a file, compressed here: no server of a test bench does it as the CDN. */
async function fileBytes(url: string): Promise<number> {
  const response = await fetch(url);
  const body = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  return isCompressible(type) ? compressed(body).length : body.length;
}

/** Notes what a page requests, each address once, with the wave in which it comes. */
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

/** Waits for what is loaded last, the worker and its client, and until nothing more is asked for. */
async function untilQuiet(page: Page, requests: ReadonlyMap<string, Request>): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  for (let known = -1; known < requests.size; ) {
    known = requests.size;
    await delay(QUIET_MS);
  }
}

/** Loads a page for the first time, until it is hydrated and asks for nothing more, and weighs it. */
export async function weighPage(page: Page, url: string): Promise<PageWeight> {
  const requests = await noteRequests(page);
  await page.addInitScript(() => {
    // Paused at once: half of the film loads the next page's code, which a slow machine would weigh with this page.
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
