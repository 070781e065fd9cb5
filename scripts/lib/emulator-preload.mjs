// Preloaded into the emulators' process and into each function's process that it starts.
import { subscribe } from 'node:diagnostics_channel';
import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Hosting's middleware throws at a URL that `new URL` rejects, such as `//`, and ends the whole
// suite. Such a request is given a path that the render function answers with 404.
subscribe('http.server.request.start', ({ request }) => {
  if (!URL.canParse(request.url, 'http://localhost')) request.url = '/%2F';
});

// A function's process calls one helper of a file that imports everything for deployment: 1,200
// modules, half of what the process would load. Replaces these modules by empty modules.
const DEPLOYMENT = /\/firebase-tools\/lib\/(deploy|extensions|emulator\/extensions|utils\.js)/;
if (process.argv[1]?.includes('functionsEmulatorRuntime')) {
  registerHooks({
    load: (url, context, nextLoad) =>
      DEPLOYMENT.test(url)
        ? { format: 'commonjs', source: '', shortCircuit: true }
        : nextLoad(url, context),
  });
}

// Each function has its own process, which loads the same packages and is killed in the end. Node
// would store its compile cache only on a regular exit, so flush the cache earlier.
const LOADED_MS = 2_000;
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
setTimeout(flushCompileCache, LOADED_MS).unref();
