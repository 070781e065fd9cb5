import { type Browser, chromium } from '@playwright/test';
import { findOrInstallChromium } from '../../scripts/lib/test-parts.ts';
import { CHROMIUM_ARGS } from '../support/chromium-args.ts';

/** Blocks all other hosts, so that external requests fail in the same way on every machine. */
const ARGS = [
  ...CHROMIUM_ARGS,
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** Lighthouse's phone, for measurements without Lighthouse. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
};

/** Runs an action with a new browser process and an empty profile. */
export async function withBrowser<T>(
  action: (browser: Browser) => Promise<T>,
  args: readonly string[] = [],
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await findOrInstallChromium(),
    args: [...ARGS, ...args],
    // Playwright's handlers would end this process before the suite is stopped.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  try {
    return await action(browser);
  } finally {
    await browser.close();
  }
}
