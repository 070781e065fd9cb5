import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { expect, openAdmin, openPreview, toAdminPage } from '../support/admin.ts';
import { plantRequest, removeVisitorsData, runPrefix } from '../support/admin-office.ts';
import { plantArticle, removeArticles } from '../support/articles.ts';
import { test } from '../support/own-hotels.ts';
import { open } from '../support/test.ts';

// Without the CSP, a script that was not removed would run.
test.use({ bypassCSP: true });
const prefix = runPrefix('hostile');
test.afterAll(() => Promise.all([removeArticles(prefix), removeVisitorsData(prefix)]));

test('texts with hostile HTML run no script on public pages, in the preview or in the administration', async ({
  page,
  plant,
}) => {
  const all = HOSTILE_HTML.join('\n');
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    return dialog.dismiss();
  });
  // The texts may request pictures, and nothing else.
  await page.route(/evil\.example|\/a\.webp|\/art\/x\.webp|\/a$/, (route) => {
    if (route.request().resourceType() !== 'image') ran.push(route.request().url());
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
  });
  const half = all.length / 2;
  const texts = { description: all.slice(0, 4_900), details: all.slice(4_900, 9_800) };
  const [hotel] = await Promise.all([
    plant({ published: true, ...texts, amenities_description: all.slice(9_800, 14_700) }),
    plantArticle(prefix, { content: all, excerpt: all.slice(0, half), published: true }),
    plantRequest(prefix, { fields: { message: all }, note: all.slice(half) }),
  ]);
  await open(page, `/blog/${prefix}`);
  await open(page, `/hotels/${hotel.id}`);
  await openAdmin(page, `/admin/demandes/${prefix}`, `Élodie ${prefix}`);
  await expect(page.getByText('<svg><script>alert(1)</script></svg>').first()).toBeVisible();
  await toAdminPage(page, 'Hôtels');
  await page.getByRole('searchbox').fill(hotel.name);
  await page.getByRole('link', { name: `Modifier ${hotel.name}`, exact: true }).click();
  const preview = await openPreview(page);
  await expect(preview.getByRole('heading', { level: 1, name: hotel.name })).toBeVisible();
  await toAdminPage(page, 'Articles');
  await page.getByRole('searchbox').fill(prefix);
  await page.getByRole('link', { name: `Modifier ${prefix}`, exact: true }).click();
  await expect(page.getByText(/ne peut pas montrer|en HTML/).first()).toBeVisible();
  expect(ran).toEqual([]);
});
