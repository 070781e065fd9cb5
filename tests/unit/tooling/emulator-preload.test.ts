import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { fromRoot } from '#scripts/lib/script.ts';

/** A function whose answers break off, behind Hosting's proxy: one browser leaves, another prints what it gets. */
const BROKEN_ANSWERS = `
  const { createServer } = require('node:http');
  const { proxyRequestHandler } = require('firebase-tools/lib/hosting/proxy.js');
  const listen = (handler) =>
    new Promise((resolve) => {
      const server = createServer(handler).listen(0, '127.0.0.1', () =>
        resolve('http://127.0.0.1:' + server.address().port));
    });
  (async () => {
    const [asked, left] = [Promise.withResolvers(), Promise.withResolvers()];
    const origin = await listen(async (request, response) => {
      asked.resolve();
      await left.promise;
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('a part', () => response.destroy());
    });
    const proxy = proxyRequestHandler(origin, 'a function');
    const hosting = await listen((request, response) => {
      response.on('close', left.resolve);
      proxy(request, response);
    });
    const leaving = new AbortController();
    const gone = fetch(hosting, { signal: leaving.signal }).catch((error) => error.name);
    await asked.promise;
    leaving.abort();
    const answer = await fetch(hosting);
    const broken = await answer.text().catch((error) => error.message);
    process.stdout.write([await gone, broken].join());
    process.exit(0);
  })();
`;

it('an answer that breaks off, or whose browser has left, does not end the suite', () => {
  const preload = fromRoot('scripts/lib/emulator-preload.mjs');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', preload, '--eval', BROKEN_ANSWERS],
    { cwd: fromRoot(), encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe('AbortError,terminated');
});
