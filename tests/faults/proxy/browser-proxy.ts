import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { portsWithOffset } from '#domain/site/ports.ts';
import { LOOPBACK_HOST } from '#scripts/lib/ports.ts';
import { BROWSER_SERVICES, type BrowserMode, type BrowserService } from './modes.ts';

const LATE_MS = 4_000;

type Rule = { mode: BrowserMode; path: string; count: number };

/** The browser's HTTP proxy: each request line holds the full URL. */
export class BrowserProxy {
  readonly #services: ReadonlyMap<number, BrowserService>;
  readonly #rules = new Map<BrowserService, Rule>();
  /** Connections of pending responses, some of which last as long as their page. */
  readonly #open = new Map<Socket, BrowserService | undefined>();
  #change = Promise.withResolvers<void>();
  port = 0;

  constructor(offset: number) {
    const ports = portsWithOffset(offset);
    this.#services = new Map(BROWSER_SERVICES.map((service) => [ports[service], service]));
  }

  async listen(): Promise<void> {
    const server = http.createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
    await once(server.listen(0, LOOPBACK_HOST).unref(), 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) this.port = address.port;
  }

  set(service: BrowserService, mode: BrowserMode, path: string): void {
    this.#rules.set(service, { mode, path, count: 0 });
    this.#change.resolve();
    this.#change = Promise.withResolvers();
    if (mode === 'up' || mode === 'slow' || mode === 'late') return;
    for (const [socket, open] of this.#open) if (open === service) socket.destroy();
  }

  #modeOf(url: URL, method = 'GET'): BrowserMode {
    const service = this.#services.get(Number(url.port));
    const rule = service && this.#rules.get(service);
    if (!rule || !url.pathname.startsWith(rule.path)) return 'up';
    // CORS preflights pass, so that the call itself fails.
    if (method === 'OPTIONS' && rule.mode !== 'down') return 'up';
    if (rule.mode !== 'flapping') return rule.mode;
    rule.count += 1;
    return rule.count % 2 === 1 ? 'down' : 'up';
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/');
    const mode = this.#modeOf(url, request.method);
    if (mode === 'down') return void request.socket.destroy();
    if (mode === 'failing') return void response.writeHead(503).end('Service Unavailable');
    const { socket } = request;
    this.#open.set(socket, this.#services.get(Number(url.port)));
    response.once('close', () => this.#open.delete(socket));
    if (mode === 'late') await wait(LATE_MS);
    const answer = await forward(url, request, response);
    if (mode === 'unanswered') return void socket.destroy();
    if (mode === 'slow') await this.#change.promise;
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    if (mode === 'cut') answer.once('data', (data) => void cutOff(response, data));
    else answer.on('error', () => response.destroy()).pipe(response);
  }
}

/** Sends half of a chunk, and breaks the connection. */
function cutOff(response: ServerResponse, data: Buffer): void {
  response.write(data.subarray(0, data.length / 2), () => response.destroy());
}

/** Forwards a request, and aborts it when the client disconnects. */
async function forward(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<IncomingMessage> {
  const { 'proxy-connection': _, ...headers } = request.headers;
  const forwarded = http.request(url, { method: request.method ?? 'GET', headers });
  response.once('close', () => forwarded.destroy());
  request.pipe(forwarded);
  const [answer]: IncomingMessage[] = await once(forwarded, 'response');
  if (!answer) throw new Error(`${url} has no answer`);
  return answer;
}
