import AxeBuilder from '@axe-core/playwright';
import { expect, openAdmin, test } from '../../support/admin.ts';

const PAGES = [
  { path: '/admin', title: 'Tableau de bord' },
  { path: '/admin/hotels', title: 'Hôtels' },
  { path: '/admin/hotels/new', title: 'Nouvel hôtel' },
  { path: '/admin/hotels/ryokan-momiji', title: 'Modifier l’hôtel' },
  { path: '/admin/articles', title: 'Articles' },
  { path: '/admin/articles/une-nuit-en-wagon-lit', title: 'Modifier l’article' },
  { path: '/admin/destinations', title: 'Destinations' },
  { path: '/admin/seo', title: 'SEO' },
  { path: '/admin/newsletter', title: 'Newsletter' },
  { path: '/admin/demandes', title: 'Demandes' },
  { path: '/admin/journal', title: 'Journal' },
  { path: '/admin/nulle-part', title: 'Page introuvable' },
] as const;

const VIEWPORTS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const { path, title } of PAGES) {
  for (const viewport of VIEWPORTS) {
    test.describe(`${path} at ${viewport.width} px`, () => {
      test.use({ viewport });

      test('has its title, is kept from search engines, fits and gives axe nothing to find', async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const robots = page.waitForResponse(
          (response) => new URL(response.url()).pathname === path,
        );
        await openAdmin(page, path, title);
        await expect(page).toHaveTitle(`${title} | Administration | Grand Séjour`);
        expect((await robots).headers()['x-robots-tag']).toBe('noindex');
        await expect(page.getByText('Chargement', { exact: false })).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        await expect
          .poll(() =>
            page.evaluate(
              () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
            ),
          )
          .toBeLessThanOrEqual(0);
      });
    });
  }
}
