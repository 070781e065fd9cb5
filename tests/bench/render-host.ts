import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

// Runs one instance of the rendering function, as in production: `node render-host.ts FOLDER PORT`.
// Needs --expose-gc: /__memory returns the memory in use after a collection.
type Response = { json(value: unknown): void };
type Handler = (request: unknown, response: Response) => unknown;
type Application = {
  get(path: string, handler: Handler): void;
  use(handler: Handler): void;
  listen(port: number, host: string): void;
};

/** Time for background requests to end. */
const SETTLE_MS = 1000;

const [folder = '', port = ''] = process.argv.slice(2);
const functions = join(folder, 'functions');
// Express as installed for the functions.
const express: () => Application = createRequire(join(functions, 'package.json'))('express');
const built: { render: Handler } = await import(
  pathToFileURL(join(functions, 'lib', 'index.js')).href
);

const application = express();
application.get('/__memory', async (_, response) => {
  // Twice: weakly held objects are collected one turn later.
  for (let round = 0; round < 2; round += 1) {
    await delay(SETTLE_MS);
    globalThis.gc?.();
  }
  const { rss, heapUsed } = process.memoryUsage();
  response.json({ rss, heapUsed });
});
application.use(built.render);
application.listen(Number(port), '127.0.0.1');
