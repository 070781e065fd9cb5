// Preloaded into the emulators' process and into each function's process that it starts.
import { subscribe } from 'node:diagnostics_channel';
import { writeSync } from 'node:fs';
import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Hosting's middleware would end the suite at a URL that `new URL` rejects; the function answers such a URL with 404.
subscribe('http.server.request.start', ({ request }) => {
  if (!URL.canParse(request.url, 'http://localhost')) request.url = '/%2F';
});

// Matches firebase-tools' modules for deployment, half of those that each function's process imports: replaced by empty ones.
const DEPLOYMENT = /\/firebase-tools\/lib\/(deploy|extensions|emulator\/extensions|utils\.js)/;
const PROXY = '/firebase-tools/lib/hosting/proxy.js';
if (process.argv[1]?.includes('functionsEmulatorRuntime')) {
  registerHooks({
    load: (url, context, nextLoad) =>
      DEPLOYMENT.test(url)
        ? { format: 'commonjs', source: '', shortCircuit: true }
        : nextLoad(url, context),
  });
} else {
  // Hosting's emulator would crash when an answer breaks off, or when the browser leaves before the end of an answer.
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith(PROXY)) return loaded;
      const [before, after, ...more] = String(loaded.source).split('proxyRes.body.pipe(res)');
      if (after === undefined || more.length > 0)
        throw new Error(
          `This version of firebase-tools pipes answers differently: adapt ${import.meta.filename}.`,
        );
      const handled = "proxyRes.body.on('error', () => res.destroy()).pipe(res)";
      return { ...loaded, source: before + handled + after };
    },
  });
  // firebase-tools loses its last log lines in a crash: this prints the stack of the error.
  process.on('uncaughtExceptionMonitor', ({ stack }) => writeSync(2, `${stack}\n`));
}

// Stores Node's compile cache once the functions are loaded: Node does so only on exit, but the emulators kill the processes.
const LOADED_MS = 2_000;
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)));
setTimeout(flushCompileCache, LOADED_MS).unref();
