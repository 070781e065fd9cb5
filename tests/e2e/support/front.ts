import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { portsWithOffset } from '#domain/site/ports.ts';
import { test as guarded } from './test.ts';

/** Footer text of the tested build, and its replacement in the simulated next build. */
export const FORMER_FOOTER = 'Tous droits réservés.';
export const NEXT_FOOTER = 'Tous droits réservés depuis peu.';

/** Names of built scripts and stylesheets, which end with a content hash. */
const FILES = /([\w.-]+-[\w-]{8})\.(js|css)\b/g;
/** The service worker's revisions of files whose names have no hash. */
const REVISIONS = /\b[0-9a-f]{32}\b/g;

/** Turns a text of the tested build into the next build's: other footer, names and revisions. */
export const toNextBuild = (text: string): string =>
  text
    .replaceAll(FORMER_FOOTER, NEXT_FOOTER)
    .replace(FILES, '$1-next.$2')
    .replace(REVISIONS, (revision) => [...revision].reverse().join(''));

/** Reads a built script or stylesheet. @returns null if the build has no file of that name */
export async function readBuiltFile(isNext: boolean, path: string): Promise<Buffer | null> {
  const file = isNext ? path.replace(/-next(?=\.\w+$)/, '') : path;
  if (isNext && file === path) return null;
  const built = await readFile(join(String(process.env.STAGE), 'dist', file)).catch(() => null);
  return built && isNext ? Buffer.from(toNextBuild(built.toString())) : built;
}

/** How a front responds: as the suite does, with errors, after `release`, or not at all. */
type Mode = 'up' | 'failing' | 'hanging' | 'down';

/** A proxy of one test in front of the suite's Hosting. */
export type Front = {
  origin: string;
  mode: Mode;
  /** Answers the requests held back, and all later requests. */
  release(): void;
  /** Serves the next build from now on: the same pages, but none of the former build's scripts. */
  deploy(): void;
};

const HOST = '127.0.0.1';
const BUILT = /^\/assets\/.*\.(?:js|css)$/;

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

async function pass(origin: string, request: IncomingMessage): Promise<Answer> {
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const passed = http.request(`${origin}${request.url}`, {
    method: request.method ?? 'GET',
    headers,
  });
  request.pipe(passed);
  const [answer]: IncomingMessage[] = await once(passed, 'response');
  if (!answer) throw new Error(`${request.url} has no answer`);
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: await buffer(answer) };
}

/** Returns a built script or stylesheet, or 404 for a file of another build. */
async function builtFile(isNext: boolean, path: string): Promise<Answer> {
  const file = await readBuiltFile(isNext, path);
  const headers = {
    'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/css',
    // Keeps the browser's own cache from serving a file that is gone.
    'cache-control': 'no-cache',
  };
  return { status: file ? 200 : 404, headers, body: file ?? Buffer.from('') };
}

/** Forwards a request and turns the response into the next build's. */
async function passAsNext(origin: string, request: IncomingMessage): Promise<Answer> {
  // The browser's ETag belongs to the former build.
  delete request.headers['if-none-match'];
  const answer = await pass(origin, request);
  const isBuilt = /html|javascript/.test(String(answer.headers['content-type']));
  return isBuilt ? { ...answer, body: Buffer.from(toNextBuild(answer.body.toString())) } : answer;
}

async function startFront(suite: string) {
  let isNext = false;
  let hanging = Promise.withResolvers<void>();
  const front: Front = {
    origin: '',
    mode: 'up',
    release: () => {
      front.mode = 'up';
      hanging.resolve();
      hanging = Promise.withResolvers();
    },
    deploy: () => {
      isNext = true;
    },
  };
  const answerOf = (request: IncomingMessage) => {
    const { pathname } = new URL(request.url ?? '/', suite);
    if (BUILT.test(pathname)) return builtFile(isNext, pathname);
    return isNext ? passAsNext(suite, request) : pass(suite, request);
  };
  const server = http.createServer(async (request: IncomingMessage, response: ServerResponse) => {
    if (front.mode === 'hanging') await hanging.promise;
    if (front.mode === 'down') return void request.socket.destroy();
    if (front.mode === 'failing') return void response.writeHead(500).end('Panne');
    const answer = await answerOf(request);
    const { 'transfer-encoding': _, ...headers } = answer.headers;
    response.writeHead(answer.status, {
      ...headers,
      'content-length': answer.body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : answer.body);
  });
  await once(server.listen(0, HOST), 'listening');
  const address = server.address();
  front.origin = `http://${HOST}:${typeof address === 'object' ? address?.port : ''}`;
  return {
    front,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const { hosting } = portsWithOffset(Number(process.env.E2E_PORT_OFFSET ?? 0));

/** The shared `test` behind a front of its own, an origin without storage of other tests. */
export const test = guarded.extend<{ front: Front }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
  front: async ({}, use) => {
    const { front, close } = await startFront(`http://${HOST}:${hosting}`);
    await use(front);
    close();
  },
  baseURL: ({ front }, use) => use(front.origin),
});
