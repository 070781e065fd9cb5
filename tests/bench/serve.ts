import { once } from 'node:events';
import { readFile, stat } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { LOOPBACK_HOST } from '../../scripts/lib/ports.ts';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSED = /^text\/|javascript|manifest|svg|json|xml/;

/** Compresses as the CDN does: gzip at its highest level. */
export const compressed = (body: Uint8Array | string): Buffer => gzipSync(body, { level: 9 });
export const isCompressible = (type: string): boolean => COMPRESSED.test(type);

type Answer = { status: number; headers: http.OutgoingHttpHeaders; body: Buffer };
export type BenchServer = { origin: string; setOffline(isOffline: boolean): void; close(): void };
type FrontOptions = {
  folder: string;
  /** Origin of the server that renders pages; without an origin, / is `index.html`. */
  pages?: string;
};

function cacheControl(pathname: string): string {
  if (pathname.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return /^\/(?:art|icons|video)\//.test(pathname) ? 'public, max-age=2592000' : 'no-cache';
}

async function readAsset(folder: string, pathname: string): Promise<Answer | null> {
  const file = join(folder, normalize(decodeURIComponent(pathname)));
  const isFile = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) return null;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const content = await readFile(file);
  const body = isCompressible(type) ? compressed(content) : content;
  const encoding = body === content ? {} : { 'content-encoding': 'gzip' };
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': cacheControl(pathname), ...encoding },
    body,
  };
}

/** Forwards a request unchanged, so that the server's own compression is measured. */
async function passOn(pages: string, request: IncomingMessage): Promise<Answer> {
  const { headers } = request;
  const passed = http.get(`${pages}${request.url}`, { headers });
  const [answer]: IncomingMessage[] = await once(passed, 'response');
  if (!answer) throw new Error(`${request.url} has no answer`);
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: await buffer(answer) };
}

/**
 * Serves a build as Hosting's CDN does: compressed files with their cache headers, and rendered
 * pages from a cache. While offline, drops all connections.
 */
export async function serveBuiltSite({ folder, pages }: FrontOptions): Promise<BenchServer> {
  const kept = new Map<string, Answer>();
  let offline = false;
  const find = async (request: IncomingMessage): Promise<Answer> => {
    const url = request.url ?? '/';
    const { pathname } = new URL(url, 'http://localhost');
    const key = `${url} ${request.headers['accept-encoding']}`;
    const known = kept.get(key);
    if (known) return known;
    const asset = await readAsset(folder, pages || pathname !== '/' ? pathname : '/index.html');
    const missing = { status: 404, headers: {}, body: Buffer.from('not found') };
    const answer = asset ?? (pages ? await passOn(pages, request) : missing);
    if (answer.status === 200) kept.set(key, answer);
    return answer;
  };
  const server = http.createServer(async (request: IncomingMessage, response: ServerResponse) => {
    if (offline) {
      request.socket.destroy();
      return;
    }
    try {
      const { status, headers, body } = await find(request);
      response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
    } catch (error) {
      response.writeHead(502).end(String(error));
    }
  });
  await once(server.listen(0, LOOPBACK_HOST), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://${LOOPBACK_HOST}:${port}`,
    setOffline: (isOffline) => {
      offline = isOffline;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
