import { expectStable, watchShifts } from '../support/layout-shifts.ts';
import { PUBLIC_PAGES } from '../support/page-checks.ts';
import { open, test } from '../support/test.ts';

const STATIC = ['/about', '/legal', '/favicon-editor', '/favoris', '/en-attente'];

// On a phone: pages/every-page checks it in a wide window, and all pages.
for (const path of PUBLIC_PAGES.filter((page) => !STATIC.includes(page))) {
  test(`${path} does not shift while it loads and is scrolled to its end`, async ({ page }) => {
    await watchShifts(page);
    await open(page, path);
    await expectStable(page);
  });
}
