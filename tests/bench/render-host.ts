import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

// One instance of the rendering function, as the platform runs it: `node render-host.ts FOLDER PORT`.
// Started with --expose-gc; /__memory tells what is kept after a collection.
type Response = { json(value: unknown): void };
type Handler = (request: unknown, response: Response) => unknown;
type Application = {
  get(path: string, handler: Handler): void;
  use(handler: Handler): void;
  listen(port: number, host: string): void;
};

/** Until requests that nobody waits for have ended. */
const SETTLE_MS = 1000;

const [folder = '', port = ''] = process.argv.slice(2);
const functions = join(folder, 'functions');
// The version that the functions' own packages bring.
const express: () => Application = createRequire(join(functions, 'package.json'))('express');
const built: { render: Handler } = await import(
  pathToFileURL(join(functions, 'lib', 'index.js')).href
);

const application = express();
application.get('/__memory', async (_, response) => {
  // Twice: what is held weakly goes a turn later.
  for (let round = 0; round < 2; round += 1) {
    await delay(SETTLE_MS);
    globalThis.gc?.();
  }
  const { rss, heapUsed } = process.memoryUsage();
  response.json({ rss, heapUsed });
});
application.use(built.render);
application.listen(Number(port), '127.0.0.1');
