import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure } from './failure.ts';
import { step } from './progress.ts';
import { runCommand } from './run-command.ts';

const SYSTEM_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function existing(): string | undefined {
  const candidates = [process.env.PLAYWRIGHT_CHROMIUM, ...SYSTEM_PATHS, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/**
 * Finds a Chromium for the tests: PLAYWRIGHT_CHROMIUM, the system's, Playwright's; else lets
 * Playwright download it, else installs Debian's package where this runs as root.
 */
export async function findChromium(): Promise<string> {
  const found = existing();
  if (found) return found;
  await step('Installing Chromium for the tests', async () => {
    if ((await runCommand('playwright', ['install', 'chromium'])).code === 0) return;
    await runCommand('apt-get', ['update']);
    await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  });
  const installed = existing();
  if (installed) return installed;
  throw new Failure(
    'No Chromium for the end-to-end tests: install it (npx playwright install chromium, or your system’s chromium package) or name it in PLAYWRIGHT_CHROMIUM.',
  );
}
