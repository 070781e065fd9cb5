import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { SITE } from './browser.ts';

/**
 * The site behind a proxy of this file, which notes the paths asked for, can hold answers back and
 * renew a file.
 */
export function proxiedSite() {
  const held = new Map<RegExp, Promise<void>>();
  const renewed = new Map<string, (text: string) => string>();
  const asked: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    asked.push(url);
    await Promise.all([...held].map(([pattern, released]) => pattern.test(url) && released));
    const change = renewed.get(url);
    if (change) {
      const answer = await fetch(new URL(url, SITE));
      outgoing.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '');
      outgoing.end(change(await answer.text()));
      return;
    }
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
    /** Paths that match wait until the returned function is called, or the test ends. */
    hold(pattern: RegExp): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(pattern, promise);
      onTestFinished(() => resolve());
      return resolve;
    },
    /** From now on this text is another one. */
    renew: (path: string, change: (text: string) => string) => renewed.set(path, change),
  };
}
