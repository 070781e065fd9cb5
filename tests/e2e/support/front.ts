import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { test as guarded } from './test.ts';

/** How a front answers: as the suite does, with errors, never, or not at all. */
type Mode = 'up' | 'failing' | 'hanging' | 'down';

/** A server of the test's own before the suite's Hosting. */
export type Front = {
  origin: string;
  mode: Mode;
  /** Serves another build from now on: the same pages, all scripts and styles under other names. */
  deploy(): void;
};

const HOST = '127.0.0.1';
const BUILT = /^\/assets\/.*\.(?:js|css)$/;
const TEXT = /javascript|css|html/;
/** The hash in the name of a built script or stylesheet, and the mark of the second build. */
const HASHED = /(-[\w-]{8})\.(js|css)\b/g;
const NEXT = '.next.';
const REVISION = /\b[0-9a-f]{32}\b/g;

/** A text of the first build as the second would have it. */
const asNext = (text: string) =>
  text.replace(HASHED, `$1${NEXT}$2`).replace(REVISION, (hash) => [...hash].reverse().join(''));

type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };

async function pass(origin: string, request: IncomingMessage, path: string): Promise<Answer> {
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const passed = http.request(`${origin}${path}`, { method: request.method ?? 'GET', headers });
  request.pipe(passed);
  const [answer]: IncomingMessage[] = await once(passed, 'response');
  if (!answer) throw new Error(`${path} has no answer`);
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: await buffer(answer) };
}

/** The answer of the second build, which has none of the first one's files. */
async function passAsNext(origin: string, request: IncomingMessage): Promise<Answer> {
  const path = request.url ?? '/';
  if (BUILT.test(path) && !path.includes(NEXT))
    return { status: 404, headers: {}, body: Buffer.from('') };
  // As it was compared with what the first build sent.
  delete request.headers['if-none-match'];
  const answer = await pass(origin, request, path.replace(NEXT, '.'));
  const isText = TEXT.test(String(answer.headers['content-type']));
  return isText ? { ...answer, body: Buffer.from(asNext(answer.body.toString())) } : answer;
}

async function startFront(suite: string) {
  let isNext = false;
  const front: Front = {
    origin: '',
    mode: 'up',
    deploy: () => {
      isNext = true;
    },
  };
  const server = http.createServer(async (request: IncomingMessage, response: ServerResponse) => {
    if (front.mode === 'hanging') return;
    if (front.mode === 'down') return void request.socket.destroy();
    if (front.mode === 'failing') return void response.writeHead(500).end('Panne');
    const answer = await (isNext
      ? passAsNext(suite, request)
      : pass(suite, request, request.url ?? '/'));
    const { 'transfer-encoding': _, ...headers } = answer.headers;
    response.writeHead(answer.status, {
      ...headers,
      'content-length': answer.body.length,
      // So that a file that is gone is not found in the browser's own cache.
      ...(BUILT.test(request.url ?? '') ? { 'cache-control': 'no-cache' } : {}),
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

/** The suite's `test` with a front of its own, in which nobody else's storage is. */
export const test = guarded.extend<{ front: Front }>({
  front: async ({ baseURL }, use) => {
    const { front, close } = await startFront(String(baseURL));
    await use(front);
    close();
  },
});
