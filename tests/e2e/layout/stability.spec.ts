import { expectStable, watchShifts } from '../support/layout-shifts.ts';
import { open, test } from '../support/test.ts';

/** Those whose layout on a phone is another one, filled with records or with a form. */
const PAGES = [
  '/',
  '/destinations',
  '/destinations/japon',
  '/hotels/grand-hotel-du-lac-blanc',
  '/blog',
  '/blog/une-nuit-en-wagon-lit',
  '/vacances-sur-mesure',
];

// pages/every-page watches every page in a wide window.
for (const path of PAGES) {
  test(`${path} does not shift while it loads and is scrolled to its end`, async ({ page }) => {
    await watchShifts(page);
    await open(page, path);
    await expectStable(page);
  });
}
