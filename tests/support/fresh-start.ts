import { onlineManager } from '@tanstack/react-query';
import { vi } from 'vitest';

// Files run one after the other in the same process, which keeps the libraries and the window: each
// begins with modules of its own, so that none has what another mocked, and with an empty page.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
onlineManager.setOnline(true);

// Bounds a hang: a second is short for what opens the whole application on a loaded machine.
const PATIENCE_MS = 20_000;
const { waitFor } = vi;
const patient = (run: () => unknown, options: Parameters<typeof waitFor>[1] = PATIENCE_MS) =>
  waitFor(run, options);
Object.assign(vi, { waitFor: patient });

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: PATIENCE_MS });
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  // DOM libraries have no Web Locks; Node's are the platform's own.
  const { locks } = await import('node:worker_threads');
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}
