import type { Page } from '@playwright/test';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { expect, field, openAdmin, openPreview, toAdminPage } from '../support/admin.ts';
import { plantRequest, removeVisitorsData, runPrefix } from '../support/admin-office.ts';
import { plantArticle, removeArticles } from '../support/articles.ts';
import { storedHotel, test } from '../support/own-hotels.ts';
import { open } from '../support/test.ts';

const HOSTILE =
  '</script><script>window.acted=1</script><img src=x onerror="window.acted=1"><svg onload=window.acted=1>';

/** Single-line fields: visitors see the location verbatim, and the SEO fields only as metadata. */
const LINES = ['Localisation', 'Titre SEO', 'Description SEO', 'Mots-clés SEO'];
const TEXTS = [
  'Description',
  'Détails',
  'L’Expérience',
  'Services & Équipements',
  'Emplacement',
  'Équipements',
];

const hasActed = (page: Page) => page.evaluate(() => 'acted' in window);

/** Expects the page under its title, with no input parsed as an element. */
async function expectText(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('img[src=x], svg[onload], [onerror]')).toHaveCount(0);
}

test('hostile HTML in a hotel is shown as text in the editor, the preview, the list and the page', async ({
  page,
  plant,
}) => {
  const { id, name } = await plant({ published: true });
  const hostile = `${name}${HOSTILE}`.slice(0, 118);
  await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
  await field(page, 'Nom').fill(hostile);
  for (const label of LINES) await field(page, label).fill(HOSTILE);
  for (const label of TEXTS) await field(page, label).fill(`Du texte ${HOSTILE}`);
  await field(page, 'Adresse de réservation').fill('javascript:window.acted=1');
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('Veuillez corriger les erreurs').first()).toBeVisible();
  await expect(field(page, 'Adresse de réservation')).toHaveAttribute('aria-invalid', 'true');
  expect(await storedHotel(id)).toMatchObject({ name });
  await field(page, 'Adresse de réservation').fill('');

  const preview = await openPreview(page);
  await expectText(preview, hostile);
  expect(await hasActed(preview)).toBe(false);
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('Hôtel modifié')).toBeVisible();
  expect(await storedHotel(id)).toMatchObject({ name: hostile, location: HOSTILE });

  await page.getByRole('searchbox').fill(id.replace('essai-', ''));
  await expect(page.getByRole('row').filter({ hasText: hostile })).toContainText(HOSTILE);
  expect(await hasActed(page)).toBe(false);

  await open(page, `/hotels/${id}`);
  await expectText(page, hostile);
  await expect.poll(() => page.title()).toContain('</script><script>');
  for (const tab of [/Services/, /Emplacement/, /Expérience/]) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Du texte');
    await expectText(page, hostile);
  }
  expect(await hasActed(page)).toBe(false);
});

test.describe('all hostile texts', () => {
  // Without the CSP, a script that was not removed would run.
  test.use({ bypassCSP: true });
  const prefix = runPrefix('hostile');
  test.afterAll(() => Promise.all([removeArticles(prefix), removeVisitorsData(prefix)]));

  test('run no script in an article, a hotel, a request or the article editor', async ({
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
    await toAdminPage(page, 'Articles');
    await page.getByRole('searchbox').fill(prefix);
    await page.getByRole('link', { name: `Modifier ${prefix}`, exact: true }).click();
    await expect(page.getByText(/ne peut pas montrer|en HTML/).first()).toBeVisible();
    expect(ran).toEqual([]);
  });
});
