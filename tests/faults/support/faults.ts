import { test as base } from '../../e2e/support/test.ts';
import type {
  BrowserMode,
  BrowserService,
  ConnectionMode,
  Fault,
  ServerService,
} from '../proxy/modes.ts';
import { BROWSER_SERVICES, SERVER_SERVICES } from '../proxy/modes.ts';

async function put(fault: Fault): Promise<void> {
  const control = process.env.FAULTS_CONTROL ?? '';
  await fetch(control, { method: 'PUT', body: JSON.stringify(fault) });
}

/** What the browser meets from now on, on paths that start with `path` if one is given. */
export const browserMeets = (service: BrowserService, mode: BrowserMode, path?: string) =>
  put({ side: 'browser', service, mode, ...(path && { path }) });

/** What the functions meet from now on. */
export const serverMeets = (service: ServerService, mode: ConnectionMode) =>
  put({ side: 'server', service, mode });

/** The end of all faults. */
export async function endFaults(): Promise<void> {
  for (const service of BROWSER_SERVICES) await browserMeets(service, 'up');
  for (const service of SERVER_SERVICES) await serverMeets(service, 'up');
}

/** Faults end with their test. */
export const test = base.extend<{ faultless: undefined }>({
  faultless: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern.
    async ({}, use) => {
      await endFaults();
      await use(undefined);
      await endFaults();
    },
    { auto: true },
  ],
});
