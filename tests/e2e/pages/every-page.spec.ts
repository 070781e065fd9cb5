import AxeBuilder from '@axe-core/playwright';
import { PUBLIC_PAGES } from '../support/public-pages.ts';
import { expect, open, test } from '../support/test.ts';

const PAGES: { path: string; faults?: RegExp; reads?: 'next' }[] = [
  ...PUBLIC_PAGES.map((path) => ({ path })),
  // It reads the home page ahead.
  { path: '/intro', reads: 'next' },
  { path: '/nulle-part', faults: /status of 404/ },
  { path: '/hotels/inconnu', faults: /status of 404/ },
];

for (const { path, faults, reads: allowed } of PAGES) {
  test.describe(`the page ${path}`, () => {
    if (faults) test.use({ expectedConsole: faults });

    test('hydrates without an error or a second read', async ({ page }) => {
      const reads: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/documents')) reads.push(request.url());
      });
      await open(page, path);
      await page.waitForLoadState('networkidle');
      if (allowed === undefined) expect(reads).toEqual([]);
    });

    test('gives axe nothing to find', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, path);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });

    test('does not scroll sideways', async ({ page }) => {
      await open(page, path);
      const { scrollWidth, clientWidth } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }));
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  });
}
