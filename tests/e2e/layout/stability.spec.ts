import { expectStable, watchShifts, watchShiftsInDejaVu } from '../support/layout-shifts.ts';
import { PUBLIC_PAGES } from '../support/page-checks.ts';
import { open, test } from '../support/test.ts';

/** Fonts that stand in until the web fonts come: those of the machine, or those of a bare Linux. */
const FALLBACKS = { 'the installed fonts': watchShifts, DejaVu: watchShiftsInDejaVu };

// pages/every-page checks every page in a wide window.
for (const path of [...PUBLIC_PAGES, '/blog/le-bar-bibliotheque']) {
  for (const [fallback, prepare] of Object.entries(FALLBACKS)) {
    test(`the page ${path} does not shift while loading in ${fallback} or scrolling to its end`, async ({
      page,
    }) => {
      await prepare(page);
      await open(page, path);
      await expectStable(page);
    });
  }
}
