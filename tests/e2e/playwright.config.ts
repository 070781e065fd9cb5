import { defineConfig, devices } from '@playwright/test';
import { portsWithOffset } from '#domain/ports.ts';
import type { Options } from './support/test.ts';

const ports = portsWithOffset(Number(process.env.E2E_PORT_OFFSET ?? 0));

/** Keeps Chromium from looking for the internet; as root it needs --no-sandbox. */
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

export default defineConfig<Options>({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${ports.hosting}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'retain-on-failure',
    launchOptions: {
      args: CHROMIUM_ARGS,
      ...(process.env.E2E_CHROMIUM ? { executablePath: process.env.E2E_CHROMIUM } : {}),
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/offline/**', '**/faults/**'],
      use: desktop,
    },
    {
      name: 'phone',
      testMatch: ['**/pages/**', '**/layout/**'],
      use: phone,
    },
    // The service worker's own tests, on the production build as everything else.
    {
      name: 'offline',
      testMatch: '**/offline/**',
      use: { ...desktop, withServiceWorker: true },
    },
    // They damage the data that the others count, so they come last.
    {
      name: 'faults',
      testMatch: '**/faults/**',
      use: desktop,
      dependencies: ['desktop', 'phone', 'offline'],
    },
  ],
});
