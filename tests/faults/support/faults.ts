import { test as base } from '../../e2e/support/test.ts';
import {
  BROWSER_SERVICES,
  type BrowserMode,
  type BrowserService,
  type ConnectionMode,
  type Fault,
  SERVER_SERVICES,
  type ServerService,
} from '../proxy/modes.ts';

async function put(fault: Fault): Promise<void> {
  const control = process.env.FAULTS_CONTROL ?? '';
  await fetch(control, { method: 'PUT', body: JSON.stringify(fault) });
}

/** Sets a service's fault for the browser, only on paths that start with `path`. */
export const setBrowserFault = (service: BrowserService, mode: BrowserMode, path = '/') =>
  put({ side: 'browser', service, mode, path });

/** Sets a service's fault for the functions. */
export const setServerFault = (service: ServerService, mode: ConnectionMode) =>
  put({ side: 'server', service, mode });

export async function endFaults(): Promise<void> {
  for (const service of BROWSER_SERVICES) await setBrowserFault(service, 'up');
  for (const service of SERVER_SERVICES) await setServerFault(service, 'up');
}

/** The browser tests' `test`, with all faults ended before and after each test. */
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
