// Loaded into the emulators' process and into each process that it starts for a function.
import { subscribe } from 'node:diagnostics_channel';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Hosting's middleware throws at a URL that `new URL` refuses (`//` for one) and ends the whole suite. Such
// a request gets a path that render answers with 404.
subscribe('http.server.request.start', ({ request }) => {
  if (!URL.canParse(request.url, 'http://localhost')) request.url = '/%2F';
});

// Each function has a process of its own, which loads the same packages. It is killed in the end, so that
// Node would not store what it compiled.
const LOADED_MS = 2_000;
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
setTimeout(flushCompileCache, LOADED_MS).unref();
