// Preloaded into the emulators' process and into each function's process that it starts.
import { subscribe } from 'node:diagnostics_channel';
import { writeSync } from 'node:fs';
import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Hosting's middleware ends the suite at a URL that `new URL` rejects; the function answers 404.
subscribe('http.server.request.start', ({ request }) => {
  if (!URL.canParse(request.url, 'http://localhost')) request.url = '/%2F';
});

// Empties the modules for deployment that a function's process imports: 1,200, half of all.
const DEPLOYMENT = /\/firebase-tools\/lib\/(deploy|extensions|emulator\/extensions|utils\.js)/;
if (process.argv[1]?.includes('functionsEmulatorRuntime')) {
  registerHooks({
    load: (url, context, nextLoad) =>
      DEPLOYMENT.test(url)
        ? { format: 'commonjs', source: '', shortCircuit: true }
        : nextLoad(url, context),
  });
} else {
  // The suite may end by itself, and firebase-tools loses its last log lines: the stack says what ended it.
  process.on('uncaughtExceptionMonitor', ({ stack }) => writeSync(2, `${stack}\n`));
  process.on('exit', (code) =>
    writeSync(2, `${new Error(`The emulators exit with ${code}.`).stack}\n`),
  );
}

// Stores Node's compile cache once the functions are loaded: Node does so only on exit, but emulators kill the process.
const LOADED_MS = 2_000;
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
setTimeout(flushCompileCache, LOADED_MS).unref();
