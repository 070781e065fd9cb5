import { defineConfig } from '@playwright/test';
import e2e from '../e2e/playwright.config.ts';
import type { Options } from '../e2e/support/test.ts';

/** One browser at a time, as faults are set for the whole suite; its requests go through the proxy. */
export default defineConfig<Options>({
  ...e2e,
  testDir: '.',
  outputDir: '../../test-results/faults',
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
  // A call that is never answered is given up after 30 seconds.
  expect: { timeout: 60_000 },
  retries: 0,
  use: {
    ...e2e.use,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    proxy: { server: process.env.FAULTS_BROWSER_PROXY ?? '' },
    // A fault is seen on the console; what a test looks for is what the person is told.
    expectedConsole: /(?:)/,
  },
  projects: [{ name: 'faults' }],
});
