import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { portsWithOffset } from '#domain/site/ports.ts';
import { HOST } from '#scripts/lib/ports.ts';
import { BROWSER_SERVICES, type BrowserMode, type BrowserService } from './modes.ts';

type Rule = { mode: BrowserMode; path: string; count: number };

/** The HTTP proxy that the browser is started with: each of its requests names its address in full. */
export class BrowserProxy {
  readonly #services: ReadonlyMap<number, BrowserService>;
  readonly #rules = new Map<BrowserService, Rule>();
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
    await once(server.listen(0, HOST), 'listening');
    const address = server.address();
    if (typeof address === 'object' && address) this.port = address.port;
  }

  set(service: BrowserService, mode: BrowserMode, path = '/'): void {
    this.#rules.set(service, { mode, path, count: 0 });
    this.#change.resolve();
    this.#change = Promise.withResolvers();
  }

  #modeOf(url: URL, method = 'GET'): BrowserMode {
    const service = this.#services.get(Number(url.port));
    const rule = service && this.#rules.get(service);
    if (!rule || !url.pathname.startsWith(rule.path)) return 'up';
    if (rule.mode !== 'flapping') {
      // What is asked before a call is let through: the call itself is what fails.
      return method === 'OPTIONS' && rule.mode !== 'down' ? 'up' : rule.mode;
    }
    if (method === 'OPTIONS') return 'up';
    rule.count += 1;
    return rule.count % 2 === 1 ? 'down' : 'up';
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/');
    const mode = this.#modeOf(url, request.method);
    if (mode === 'down') return void request.socket.destroy();
    if (mode === 'failing') return void response.writeHead(503).end('Service Unavailable');
    const answer = await forward(url, request);
    const { statusCode = 502, headers } = answer;
    if (mode === 'up') {
      response.writeHead(statusCode, headers);
      return void answer.on('error', () => response.destroy()).pipe(response);
    }
    const body = await buffer(answer);
    if (mode === 'slow') await this.#change.promise;
    if (mode === 'unanswered') return void request.socket.destroy();
    response.writeHead(statusCode, headers);
    if (mode !== 'cut') return void response.end(body);
    response.write(body.subarray(0, body.length / 2));
    response.socket?.end(() => response.destroy());
  }
}

/** Passes a request on; it ends with its client. */
async function forward(url: URL, request: IncomingMessage): Promise<IncomingMessage> {
  const { 'proxy-connection': _, ...headers } = request.headers;
  const forwarded = http.request(url, { method: request.method ?? 'GET', headers });
  request.on('close', () => request.complete || forwarded.destroy());
  request.socket.once('close', () => forwarded.destroy());
  request.pipe(forwarded);
  const [answer]: IncomingMessage[] = await once(forwarded, 'response');
  if (!answer) throw new Error(`${url} has no answer`);
  return answer;
}
