import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { resolveRepoPath } from '#scripts/lib/script.ts';

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

const runPreloaded = (script: string) =>
  spawnSync(
    process.execPath,
    ['--import', resolveRepoPath('scripts/lib/emulator-preload.mjs'), '--eval', script],
    { cwd: resolveRepoPath(), encoding: 'utf8' },
  );

it('neither a response that breaks off, nor a browser that leaves before the response, ends the emulator suite', () => {
  const { stdout, stderr, status } = runPreloaded(BROKEN_ANSWERS);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toBe('AbortError,terminated');
});

it('the emulator suite refuses a version of firebase-tools whose proxy it cannot patch, and says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'preload-'));
  const proxy = join(folder, 'firebase-tools/lib/hosting/proxy.js');
  await mkdir(dirname(proxy), { recursive: true });
  await writeFile(proxy, 'pipeline(proxyRes.body, res);');
  const { stderr, status } = runPreloaded(`require(${JSON.stringify(proxy)})`);
  await rm(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stderr).toContain('This version of firebase-tools pipes answers differently');
});
