// Loaded into the emulators' process and into each process that it starts for a function.
import { subscribe } from 'node:diagnostics_channel';
import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Hosting's middleware throws at a URL that `new URL` refuses (`//` for one) and ends the whole suite. Such
// a request gets a path that render answers with 404.
subscribe('http.server.request.start', ({ request }) => {
  if (!URL.canParse(request.url, 'http://localhost')) request.url = '/%2F';
});

// A function's process calls one helper of a file that imports all of what deploys functions: 1,200 modules,
// half of what the process would load. They are empty there.
const DEPLOYMENT = /\/firebase-tools\/lib\/(deploy|extensions|emulator\/extensions|utils\.js)/;
if (process.argv[1]?.includes('functionsEmulatorRuntime')) {
  registerHooks({
    load: (url, context, nextLoad) =>
      DEPLOYMENT.test(url)
        ? { format: 'commonjs', source: '', shortCircuit: true }
        : nextLoad(url, context),
  });
}

// Each function has a process of its own, which loads the same packages. It is killed in the end, so that
// Node would not store what it compiled.
const LOADED_MS = 2_000;
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
setTimeout(flushCompileCache, LOADED_MS).unref();
