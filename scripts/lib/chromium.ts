import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure, run, step } from './script.ts';

/** The headless shell comes first: without a window to draw, tests take a fifth less time. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const existing = () =>
  [process.env.PLAYWRIGHT_CHROMIUM, ...SYSTEM_PATHS, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );

async function install(): Promise<void> {
  if ((await run('playwright', ['install', 'chromium'])).code === 0) return;
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Finds a Chromium for the tests: PLAYWRIGHT_CHROMIUM, the system's or Playwright's. Otherwise
 * installs Playwright's, or Debian's package when running as root.
 */
export async function findChromium(): Promise<string> {
  if (!existing()) await step('Installing Chromium for the tests', install);
  const found = existing();
  if (found) return found;
  throw new Failure(
    'No Chromium for the end-to-end tests: install it (npx playwright install chromium, or your system’s chromium package) or name it in PLAYWRIGHT_CHROMIUM.',
  );
}
