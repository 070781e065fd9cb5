import type { IncomingHttpHeaders } from 'node:http';
import { type Answer, etagOf, isKnown, plain, refusedMethod } from './answers.ts';
import { acceptedEncoding, compress } from './compress.ts';
import { type KeptPage, keptPage, noteSession } from './kept-pages.ts';
import { readAddress } from './page-address.ts';
import { type PlainPage, renderOrShell } from './render-or-shell.ts';
import { contentSecurityPolicy, SECURITY_HEADERS } from './security-headers.ts';

/** Visitors see a published change within 5 minutes, 90 s of which the instance may keep what it read. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=150';
const SHORT_CACHE = 'public, max-age=0, s-maxage=60';
const NO_CACHE = 'no-store';

type PageRequest = { method: string; path: string; headers: IncomingHttpHeaders };

function cacheControl(status: number, isPrivate: boolean): string {
  if (isPrivate) return NO_CACHE;
  if (status === 200) return PAGE_CACHE;
  return [301, 404, 410].includes(status) ? SHORT_CACHE : NO_CACHE;
}

const withPageHeaders = (answer: Answer): Answer => ({
  ...answer,
  headers: {
    ...SECURITY_HEADERS,
    'Content-Security-Policy': contentSecurityPolicy([], process.env),
    ...answer.headers,
  },
});

/** A line of text with a page's headers, for what is no page. */
const line = (status: number, text: string, headers: Record<string, string> = {}): Answer =>
  withPageHeaders(plain(status, text, headers));

/** A page with all its headers. The ETag is that of the very bytes, as the policy holds their hashes. */
function finishPage({ status, headers, html, scripts }: PlainPage, isPrivate: boolean): KeptPage {
  const body = Buffer.from(html);
  return {
    status,
    headers: {
      ...headers,
      ...SECURITY_HEADERS,
      'Cache-Control': cacheControl(status, isPrivate),
      'Content-Security-Policy': contentSecurityPolicy(scripts, process.env),
      Vary: 'Accept-Encoding',
      ETag: `W/${etagOf(body)}`,
    },
    body,
    compressed: {},
  };
}

/** The answer with a page: compressed as the browser accepts, or 304 when it has the page already. */
async function sendPage(page: KeptPage, asked: IncomingHttpHeaders): Promise<Answer> {
  const { status, headers, body, compressed } = page;
  if (status === 200 && isKnown(headers.ETag ?? '', asked['if-none-match'])) {
    return { status: 304, headers, body: '' };
  }
  const encoding = acceptedEncoding(String(asked['accept-encoding'] ?? ''));
  if (encoding === null) return { status, headers, body };
  compressed[encoding] ??= compress(body, encoding);
  return {
    status,
    headers: { ...headers, 'Content-Encoding': encoding },
    body: await compressed[encoding],
  };
}

/** Answers any request for a page. Nothing of it but method, path, encodings, ETag and session counts. */
export async function answerPage({ method, path, headers }: PageRequest): Promise<Answer> {
  const refused = refusedMethod(method);
  if (refused) return withPageHeaders(refused);
  const address = readAddress(path);
  if (address.kind === 'bad') return line(400, 'Adresse incorrecte');
  // Hosting would keep a 404 of its own, and an asset missed during a deployment would stay missing.
  if (address.kind === 'file') return line(404, 'Fichier introuvable');
  if (address.kind === 'moved') {
    return line(308, '', { Location: address.to, 'Cache-Control': SHORT_CACHE });
  }
  const { url, isPrivate } = address;
  noteSession(headers.cookie ?? '');
  const render = async () => finishPage(await renderOrShell(url), isPrivate);
  // What is searched for is kept by nobody: it would push out the pages that many ask for.
  const page =
    isPrivate || url.search !== '' ? await render() : await keptPage(url.pathname, render);
  return sendPage(page, headers);
}
