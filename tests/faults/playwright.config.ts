import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config.ts';
import type { Options } from '../e2e/support/test.ts';

/** Runs one browser at a time, behind the proxy, because faults affect the whole suite. */
export default defineConfig<Options>({
  ...e2e,
  testDir: '.',
  outputDir: '../../test-results/faults',
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  // Calls without a response time out after 30 seconds.
  expect: { timeout: 60_000 },
  retries: 0,
  use: {
    ...e2e.use,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    proxy: { server: process.env.FAULTS_BROWSER_PROXY ?? '' },
    // Faults log errors on the console; tests check only what people are told.
    expectedConsole: /(?:)/,
  },
  projects: [{ name: 'faults' }],
});
