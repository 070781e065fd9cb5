import { defineConfig, devices } from '@playwright/test';
import { portsWithOffset } from '#domain/site/ports.ts';
import { CHROMIUM_ARGS } from '../support/chromium-args.ts';
import type { Options } from './support/test.ts';

const ports = portsWithOffset(Number(process.env.E2E_PORT_OFFSET ?? 0));

/**
 * Chromium takes the last list only, so Playwright's own is repeated. The first two would load pages of
 * the address bar into each new window: a quarter of the time of a short test.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 3,
  // Three browsers share two cores with the whole suite: these bound a hang, they time nothing.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A test that passes the second time is named in the summary: its cause is to be found.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${ports.hosting}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'on-first-retry',
    launchOptions: {
      args: [...CHROMIUM_ARGS, `--disable-features=${DISABLED_FEATURES.join(',')}`],
      ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['admin', 'offline', 'failures', 'layout'].map(
        (part) => `**/tests/e2e/${part}/**`,
      ),
      use: desktop,
    },
    { name: 'phone', testMatch: '**/tests/e2e/layout/**', use: phone },
    { name: 'admin', testMatch: '**/tests/e2e/admin/**', use: desktop },
    // The service worker's own tests, on the production build as everything else.
    {
      name: 'offline',
      testMatch: '**/tests/e2e/offline/**',
      use: { ...desktop, withServiceWorker: true },
    },
    // They damage the data that the others count, so they come last.
    {
      name: 'failures',
      testMatch: '**/tests/e2e/failures/**',
      use: desktop,
      dependencies: ['desktop', 'phone', 'admin', 'offline'],
    },
  ],
});
