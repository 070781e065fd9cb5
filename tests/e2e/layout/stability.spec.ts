import { expectStable, watchShifts } from '../support/layout-shifts.ts';
import { open, test } from '../support/test.ts';

/** Pages with a separate phone layout, filled with records or a form. */
const PAGES = [
  '/',
  '/destinations',
  '/destinations/japon',
  '/hotels/grand-hotel-du-lac-blanc',
  '/blog',
  '/blog/une-nuit-en-wagon-lit',
  '/vacances-sur-mesure',
];

// pages/every-page checks every page in a wide window.
for (const path of PAGES) {
  test(`the page ${path} does not shift while loading or scrolling to its end`, async ({
    page,
  }) => {
    await watchShifts(page);
    await open(page, path);
    await expectStable(page);
  });
}
