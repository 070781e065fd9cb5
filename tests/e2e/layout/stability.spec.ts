import {
  expectStable,
  hasOtherFallback,
  watchShifts,
  watchShiftsInDejaVu,
} from '../support/layout-shifts.ts';
import { PUBLIC_PAGES } from '../support/page-checks.ts';
import { open, test } from '../support/test.ts';

// pages/every-page checks every page in a wide window.
for (const path of [...PUBLIC_PAGES, '/blog/le-bar-bibliotheque']) {
  test(`the page ${path} does not shift while it loads and is scrolled to its end, with the installed fallback fonts and with DejaVu`, async ({
    page,
    context,
  }) => {
    await watchShifts(page);
    await open(page, path);
    await expectStable(page);
    // A bare Linux has no other fonts.
    if (!(await hasOtherFallback(page))) return;
    const bare = await context.newPage();
    await watchShiftsInDejaVu(bare);
    await open(bare, path);
    await expectStable(bare);
  });
}
