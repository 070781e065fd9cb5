import { FIGURES_API } from '#domain/figures/actions.ts';

/** Errors that this page has sent to the server: each error once, and at most five. */
const sent = new Set<string>();
const ERRORS_MAX = 5;
const LENGTH_MAX = 300;

function send(thrown: unknown): void {
  const stack = (thrown instanceof Error && thrown.stack) || '';
  const position = /\S+:\d+:\d+/.exec(stack)?.[0] ?? '';
  const error = `${thrown} ${position}`.slice(0, LENGTH_MAX);
  if (sent.has(error) || sent.size === ERRORS_MAX) return;
  sent.add(error);
  // The hashed file name of the script with this code tells in which build the error occurred.
  const { pathname: build } = new URL(import.meta.url);
  navigator.sendBeacon(FIGURES_API, JSON.stringify({ kind: 'error', build, error }));
}

/** Sends uncaught errors, code that fails to load and violations of the content security policy to the server's log. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error, message }) => send(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => send(reason));
  addEventListener('vite:preloadError', ({ payload }) => send(payload));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    send(`${effectiveDirective} ${blockedURI}`),
  );
}
