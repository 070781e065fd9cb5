import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { logger } from 'firebase-functions/v2';
import { LRUCache } from 'lru-cache';
import type { AppShell } from '../../../src/app/first-view/app-shell.ts';
import { renderListJson, renderPage } from '../../../src/app/first-view/entry-server.tsx';
import { clearInstanceReadCache } from '../../../src/data/server/instance-reads.ts';
import { createLruCache, getOrMake } from '../../../src/data/server/lru-cache.ts';
import {
  PREVIEW_NOTICE_STYLE,
  PREVIEW_NOTICE_TEXT,
} from '../../../src/domain/site/preview-link.ts';
import { anonymiseErrorText } from '../error-text.ts';
import { definePageOrFileEndpoint } from '../http.ts';
import {
  compressHtml,
  type HttpAnswer,
  PAGE_ENCODINGS,
  type PageContentEncoding,
  refuseMethod,
  textAnswer,
} from './answers.ts';
import { findPreviewedRecord } from './preview-links.ts';
import { classifyRequestUrl, replaceNotFoundResponse } from './requested-url.ts';
import { contentSecurityPolicy, PAGE_SECURITY_HEADERS } from './security-headers.ts';

/** Visitors see a published change within 5 minutes: at most 210 s in the CDN and 90 s in an instance. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=150';
const SHORT_CACHE = 'public, max-age=0, s-maxage=60';
const NO_CACHE = 'no-store';
const PAGE_CACHE_MS = 30_000;
const PAGE_CACHE_SIZE = 200;
/**
 * Maximum number of times per minute that new session cookies clear an instance's cache, because anybody can invent
 * such cookies. No limit in the emulators.
 */
const CLEARINGS_A_MINUTE = process.env.FUNCTIONS_EMULATOR === 'true' ? 1_000_000 : 6;

type PageRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  encoding?: PageContentEncoding | undefined;
};
type Page = HttpAnswer & {
  body: Buffer;
  compressed: Partial<Record<PageContentEncoding, Promise<Buffer>>>;
};
type TextAnswer = { status: number; headers: Record<string, string>; text: string };

const readAppShell = (): AppShell =>
  JSON.parse(readFileSync(new URL('./app-shell.json', import.meta.url), 'utf8'));

let appShell: AppShell | undefined;

function createPage({ status, headers, text }: TextAnswer): Page {
  const shortCache = [301, 404, 410].includes(status) ? SHORT_CACHE : NO_CACHE;
  const cache = { 'Cache-Control': status === 200 ? PAGE_CACHE : shortCache };
  const allHeaders = { ...headers, ...cache, Vary: 'Accept-Encoding' };
  return { status, headers: allHeaders, body: Buffer.from(text), compressed: {} };
}

function createHtmlPage({ status, headers, text }: TextAnswer, scripts: readonly string[]): Page {
  const policy = { 'Content-Security-Policy': contentSecurityPolicy(scripts, process.env) };
  // Marks the HTML of a page that answers 404 or 410, so that its scripts report the missing page, to be counted.
  const isMissing = status === 404 || status === 410;
  const marked = isMissing ? text.replace('<html', '<html data-missing="1"') : text;
  return createPage({ status, headers: { ...headers, ...policy }, text: marked });
}

/** CSP directive of a page opened by a preview link: it runs no script and sends no form. */
const SANDBOX = 'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox';

function createPreviewPage({ status, headers, text }: TextAnswer): Page {
  const notice = `<p style="${PREVIEW_NOTICE_STYLE}">${PREVIEW_NOTICE_TEXT}</p>`;
  const policy = `${contentSecurityPolicy([], process.env)}; ${SANDBOX}`;
  return createPage({
    status,
    headers: { ...headers, 'Content-Security-Policy': policy, 'X-Robots-Tag': 'noindex' },
    text: text.replace(/<body[^>]*>/, `$&${notice}`),
  });
}

async function renderUrl(url: URL): Promise<Page> {
  appShell ??= readAppShell();
  try {
    const json = await renderListJson(url.pathname);
    if (json !== null) {
      const headers = { 'Content-Type': 'application/json' };
      return createPage({ status: 200, headers, text: json });
    }
    const previewed = await findPreviewedRecord(url.pathname);
    const request = new Request(previewed ? new URL(previewed.path, url) : url);
    const page = await renderPage(request, appShell, previewed);
    const response = await replaceNotFoundResponse(url, page.response);
    if (response.status < 500) {
      const headers = Object.fromEntries(response.headers);
      const answer = { status: response.status, headers, text: await response.text() };
      return previewed ? createPreviewPage(answer) : createHtmlPage(answer, page.scripts);
    }
  } catch (error) {
    logger.error('render failed', { error: anonymiseErrorText(error) });
  }
  // If rendering fails, the answer is the page's shell, in which browsers render the page themselves, and a status 503,
  // by which search engines retry.
  const headers = {
    'Content-Type': 'text/html; charset=UTF-8',
    'Retry-After': '60',
    'X-Robots-Tag': 'noindex',
  };
  return createHtmlPage({ status: 503, headers, text: appShell.html }, appShell.scripts);
}

const pages = createLruCache<Page>(PAGE_CACHE_SIZE, PAGE_CACHE_MS);

async function cachedPage(url: URL): Promise<Page> {
  const page = await getOrMake(pages, url.pathname, () => renderUrl(url));
  if (page.status !== 200) pages.delete(url.pathname);
  return page;
}

const sessions = new LRUCache<string, true>({ max: 1000 });
const clearings = { minute: 0, count: 0 };

/**
 * Clears all caches of this instance when an HTTP request has a new `__session` cookie: the administration sets a new
 * one in the administrator's browser with each change.
 */
function clearCachesForNewSession(cookies: string): void {
  const session = /(?:^|;\s*)__session=(\d{13})(?:;|$)/.exec(cookies)?.[1];
  if (session === undefined || sessions.has(session)) return;
  const minute = Math.floor(Date.now() / 60_000);
  if (minute !== clearings.minute) Object.assign(clearings, { minute, count: 0 });
  clearings.count += 1;
  if (clearings.count > CLEARINGS_A_MINUTE) return;
  sessions.set(session, true);
  pages.clear();
  clearInstanceReadCache();
}

async function encoded(
  { compressed, ...page }: Page,
  encoding?: PageContentEncoding,
): Promise<HttpAnswer> {
  if (encoding === undefined) return page;
  compressed[encoding] ??= compressHtml(page.body, encoding);
  const headers = { ...page.headers, 'Content-Encoding': encoding };
  return { ...page, headers, body: await compressed[encoding] };
}

async function answered({ method, path, headers, encoding }: PageRequest): Promise<HttpAnswer> {
  const refused = refuseMethod(method);
  if (refused) return refused;
  const requested = classifyRequestUrl(path);
  if (requested.kind === 'bad') return textAnswer(400, 'Adresse incorrecte');
  // Unlike Hosting's own 404, the 404 of a missing file is not cached: the CDN would keep it for a file that a
  // deployment is just adding.
  if (requested.kind === 'file') return textAnswer(404, 'Fichier introuvable');
  if (requested.kind === 'moved') {
    return textAnswer(308, '', { Location: requested.to, 'Cache-Control': SHORT_CACHE });
  }
  const { url, isPrivate } = requested;
  clearCachesForNewSession(headers.cookie ?? '');
  // The instance does not cache pages whose URL has a query string: they would evict the pages that many visitors
  // request.
  const page = await (isPrivate || url.search !== '' ? renderUrl(url) : cachedPage(url));
  const notCached = isPrivate && { 'Cache-Control': NO_CACHE };
  return encoded({ ...page, headers: { ...page.headers, ...notCached } }, encoding);
}

/** Answers any request for a page. The answer depends only on method, path, encoding and session cookie. */
export async function answerPageRequest(request: PageRequest): Promise<HttpAnswer> {
  const { headers, ...answer } = await answered(request);
  const policy = { 'Content-Security-Policy': contentSecurityPolicy([], process.env) };
  return { ...answer, headers: { ...PAGE_SECURITY_HEADERS, ...policy, ...headers } };
}

export const render = definePageOrFileEndpoint({ memory: '512MiB', maxInstances: 10 }, (request) =>
  answerPageRequest({
    method: request.method,
    path: request.originalUrl,
    headers: request.headers,
    encoding: PAGE_ENCODINGS.find((name) => request.acceptsEncodings(name)),
  }),
);
