import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Runs one instance of the rendering function, as in production: `node render-host.ts FOLDER PORT`.
type Handler = (request: unknown, response: unknown) => unknown;
type Application = { use(handler: Handler): void; listen(port: number, host: string): void };

const [folder = '', port = ''] = process.argv.slice(2);
const functions = join(folder, 'functions');
// Express as installed for the functions.
const express: () => Application = createRequire(join(functions, 'package.json'))('express');
const built: { render: Handler } = await import(
  pathToFileURL(join(functions, 'lib', 'index.js')).href
);

const application = express();
application.use(built.render);
application.listen(Number(port), '127.0.0.1');
