import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { SITE } from './browser.ts';

/** The site behind a proxy of this file, which notes the paths asked for and can hold its scripts back. */
export function slowSite() {
  let released = Promise.resolve();
  const asked: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    asked.push(url);
    if (/^\/assets\/.*\.js$/.test(url)) await released;
    const onward = request(new URL(url, SITE), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    asked,
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Scripts wait until the returned function is called, or the test ends. */
    holdScripts(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      released = promise;
      onTestFinished(() => resolve());
      return resolve;
    },
  };
}
