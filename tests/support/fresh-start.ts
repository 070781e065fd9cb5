import { onlineManager } from '@tanstack/react-query';
import { vi } from 'vitest';

// Test files run one after the other in one process, which keeps libraries and the window. Each
// file starts with fresh modules, so that no mocks of another file remain, and with an empty page.
vi.resetModules();
vi.useRealTimers();
vi.unstubAllGlobals();
vi.unstubAllEnvs();
onlineManager.setOnline(true);

// Bounds a hang: the default of one second is too short to open the whole application on a loaded
// machine.
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
  // DOM libraries lack Web Locks; Node's implementation is complete.
  const { locks } = await import('node:worker_threads');
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}
