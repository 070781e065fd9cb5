import { readFileSync } from 'node:fs';
import { logger } from 'firebase-functions/v2';
import { onRequest } from 'firebase-functions/v2/https';
import { renderPage } from '../../../src/app/entry-server.tsx';
import { answerMissing } from './found/missing.ts';
import { contentSecurityPolicy, SECURITY_HEADERS } from './security-headers.ts';

/** Visitors see a published change within 5 minutes; until then the CDN answers. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=240';
const NOT_FOUND_CACHE = 'public, max-age=0, s-maxage=60';
const NO_CACHE = 'no-store';
/** Their URLs hold tokens that only the reader of a mail may know. */
const PRIVATE_PAGES = '/newsletter/';

let shell: string | undefined;

/** The built app.html: every page before its content, and the fallback when rendering fails. */
function appShell(): string {
  shell ??= readFileSync(new URL('./app.html', import.meta.url), 'utf8');
  return shell;
}

async function renderOrShell(url: string): Promise<Response> {
  try {
    const response = await renderPage(new Request(url), appShell());
    if (response.status < 500) return response;
  } catch (error) {
    logger.error('render failed', { error });
  }
  // The browser can render the page from the shell; search engines are told to come back.
  return new Response(appShell(), {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=UTF-8', 'Retry-After': '60' },
  });
}

function cacheControl(pathname: string, status: number): string {
  if (pathname.startsWith(PRIVATE_PAGES)) return NO_CACHE;
  if (status === 200) return PAGE_CACHE;
  return [301, 404, 410].includes(status) ? NOT_FOUND_CACHE : NO_CACHE;
}

const ORIGIN = 'http://localhost';

/** The URL of a page; null for what names none: `//`, and what a browser would read as another host. */
function pageUrl(path: string): URL | null {
  if (/^[/\\]{2}/.test(path) || !URL.canParse(path, ORIGIN)) return null;
  const url = new URL(path, ORIGIN);
  return url.pathname.startsWith('//') ? null : url;
}

const badAddress = () =>
  new Response('Adresse incorrecte', {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=UTF-8' },
  });

/** Answers the path and query of a request, whatever they are. */
export async function answerPage(path: string) {
  const url = pageUrl(path);
  const page = url ? await answerMissing(url, await renderOrShell(url.href)) : badAddress();
  const body = await page.text();
  const headers = {
    ...Object.fromEntries(page.headers),
    ...SECURITY_HEADERS,
    'Cache-Control': cacheControl(url?.pathname ?? '', page.status),
    'Content-Security-Policy': contentSecurityPolicy(url ? body : '', process.env),
  };
  return { status: page.status, headers, body };
}

/** Renders every public page. */
export const render = onRequest(
  { memory: '512MiB', concurrency: 40 },
  async (request, response) => {
    const { status, headers, body } = await answerPage(request.originalUrl);
    response.removeHeader('X-Powered-By');
    response.status(status).set(headers).send(body);
  },
);
