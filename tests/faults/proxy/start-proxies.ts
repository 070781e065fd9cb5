import { once } from 'node:events';
import http from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { portsWithOffset } from '#domain/site/ports.ts';
import { LOOPBACK_HOST } from '#scripts/lib/ports.ts';
import { BrowserProxy } from './browser-proxy.ts';
import { ConnectionProxy } from './connection-proxy.ts';
import { Fault, SERVER_SERVICES } from './modes.ts';

export type Proxies = {
  /** The URL to which tests PUT a fault. */
  control: string;
  /** The URL of the browser's HTTP proxy. */
  browser: string;
  /** The proxy's port for each port that the functions connect to. */
  server: Record<number, number>;
};

/** Starts a suite's proxies and the server that controls them; all end with this process. */
export async function startProxies(offset: number): Promise<Proxies> {
  const ports = portsWithOffset(offset);
  const browser = new BrowserProxy(offset);
  const server = {
    firestore: new ConnectionProxy(ports.firestore),
    auth: new ConnectionProxy(ports.auth),
    smtp: new ConnectionProxy(ports.smtp),
  };
  await browser.listen();
  for (const proxy of Object.values(server)) await proxy.listen();
  const control = http.createServer(async (request, response) => {
    const fault = v.parse(Fault, await json(request));
    if (fault.side === 'browser') browser.set(fault.service, fault.mode, fault.path);
    else await server[fault.service].set(fault.mode);
    response.end();
  });
  await once(control.listen(0, LOOPBACK_HOST).unref(), 'listening');
  const address = control.address();
  return {
    control: `http://${LOOPBACK_HOST}:${typeof address === 'object' ? address?.port : ''}`,
    browser: `http://${LOOPBACK_HOST}:${browser.port}`,
    server: Object.fromEntries(
      SERVER_SERVICES.map((service) => [ports[service], server[service].port]),
    ),
  };
}
