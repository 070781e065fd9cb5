import { expectStable, watchShifts } from '../support/layout-shifts.ts';
import { PUBLIC_PAGES } from '../support/page-checks.ts';
import { open, test } from '../support/test.ts';

// On a phone: pages/every-page checks it in a wide window.
for (const path of PUBLIC_PAGES) {
  test(`${path} does not shift while it loads and is scrolled to its end`, async ({ page }) => {
    await watchShifts(page);
    await open(page, path);
    await expectStable(page);
  });
}
