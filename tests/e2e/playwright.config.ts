import { defineConfig, devices } from '@playwright/test';
import { portsWithOffset } from '#domain/site/ports.ts';
import { CHROMIUM_ARGS } from '../support/chromium-args.ts';
import type { Options } from './support/test.ts';

const ports = portsWithOffset(Number(process.env.E2E_PORT_OFFSET ?? 0));

/**
 * Chromium uses only the last list, so Playwright's own list is repeated. The first two features
 * load pages for the address bar into each new window: a quarter of the time of a short test.
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
  snapshotPathTemplate: '{testDir}/look/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 3,
  // Three browsers share two cores with the whole suite, so timeouts only bound hangs.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // The summary names tests that pass only on retry; their cause must be found.
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
      testIgnore: ['admin', 'offline', 'layout', 'look'].map((part) => `**/tests/e2e/${part}/**`),
      use: desktop,
    },
    { name: 'phone', testMatch: '**/tests/e2e/layout/**', use: phone },
    { name: 'look', testMatch: '**/tests/e2e/look/**', use: desktop },
    { name: 'admin', testMatch: '**/tests/e2e/admin/**', use: desktop },
    // Tests with the service worker, which most other tests remove.
    {
      name: 'offline',
      testMatch: '**/tests/e2e/offline/**',
      use: { ...desktop, withServiceWorker: true },
    },
  ],
});
