import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { fromRoot } from '#scripts/lib/script.ts';

/** A function's answer that breaks off, behind Hosting's proxy; prints what a browser gets. */
const BROKEN_ANSWER = `
  const { createServer } = require('node:http');
  const { proxyRequestHandler } = require('firebase-tools/lib/hosting/proxy.js');
  const listen = (handler) =>
    new Promise((resolve) => {
      const server = createServer(handler).listen(0, '127.0.0.1', () =>
        resolve('http://127.0.0.1:' + server.address().port));
    });
  (async () => {
    const origin = await listen((request, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('a part', () => response.destroy());
    });
    const proxy = proxyRequestHandler(origin, 'a function');
    const hosting = await listen((request, response) => proxy(request, response));
    const answer = await fetch(hosting);
    process.stdout.write(await answer.text().catch((error) => error.message));
    process.exit(0);
  })();
`;

it('an answer that breaks off ends for the browser, but not the suite', () => {
  const preload = fromRoot('scripts/lib/emulator-preload.mjs');
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', preload, '--eval', BROKEN_ANSWER],
    { cwd: fromRoot(), encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe('terminated');
});
