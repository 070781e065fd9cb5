import { expectScreenshot } from '../support/look.ts';
import { open, test } from '../support/test.ts';

/** Pages whose first screen shows only demo content that no other test changes. */
const PAGES = {
  home: '/',
  destinations: '/destinations',
  destination: '/destinations/japon',
  hotel: '/hotels/ryokan-momiji',
  article: '/blog/une-nuit-en-wagon-lit',
  favourites: '/favoris',
  holiday: '/vacances-sur-mesure',
  about: '/about',
  legal: '/legal',
  missing: '/nulle-part',
};

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const [name, path] of Object.entries(PAGES)) {
  test.describe(`the page ${path}`, () => {
    test.use({ expectedConsole: /status of 404/ });

    test(`the page ${path} matches its stored screenshot`, async ({ page }) => {
      await open(page, path);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        await expectScreenshot(page, `${name}-${size.width}`);
      }
    });
  });
}
