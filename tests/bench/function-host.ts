import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// Runs one instance of a built function, as in production: `node function-host.ts FOLDER FUNCTION PORT`.
type Handler = (request: unknown, response: unknown) => unknown;
type Application = { use(handler: Handler): void; listen(port: number, host: string): void };
type Verify = (request: { rawBody?: Buffer }, response: unknown, body: Buffer) => void;
type Express = (() => Application) & { json(options: { limit: string; verify: Verify }): Handler };

const [folder = '', name = '', port = ''] = process.argv.slice(2);
const functions = join(folder, 'functions');
// Express as installed for the functions.
const express: Express = createRequire(join(functions, 'package.json'))('express');
const built: Record<string, Handler> = await import(
  pathToFileURL(join(functions, 'lib', 'index.js')).href
);
const handler = built[name];
if (!handler) throw new Error(`There is no function ${name}.`);

const application = express();
// Parses bodies as Google's functions framework does, which keeps their bytes too.
const verify: Verify = (request, _response, body) => {
  request.rawBody = body;
};
application.use(express.json({ limit: '1024mb', verify }));
application.use(handler);
application.listen(Number(port), '127.0.0.1');
