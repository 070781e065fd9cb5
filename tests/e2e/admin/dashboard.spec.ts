import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, openAdmin, test } from '../support/admin.ts';
import {
  plantRequest,
  plantSubscription,
  removeVisitorsData,
  runPrefix,
} from '../support/admin-office.ts';
import { database } from '../support/firestore.ts';

const prefix = runPrefix('tableau');
const idOf = (name: string) => `${prefix}-${name}`;
const open = (page: Page) => openAdmin(page, '/admin', 'Tableau de bord');
const card = (page: Page, path: string) =>
  page.getByRole('main').getByRole('listitem').locator(`a[href="${path}"]`);
const section = (page: Page, name: string) => page.getByRole('region', { name });

/** The cards, and the collection that each counts. */
const CARDS = [
  ['/admin/articles', 'Articles', COLLECTIONS.blogPosts],
  ['/admin/hotels', 'Hôtels', COLLECTIONS.hotels],
  ['/admin/destinations', 'Destinations', COLLECTIONS.destinations],
  ['/admin/seo', 'Pages', COLLECTIONS.pageContent],
  ['/admin/newsletter', 'Newsletter', COLLECTIONS.newsletterSubscriptions],
] as const;

const DAY_MS = 86_400_000;

test.describe.configure({ mode: 'default' });
test.afterAll(() => removeVisitorsData(prefix));

test('the dashboard counts, and begins with what there is to do', async ({ page }) => {
  const id = idOf('demande');
  await plantRequest(id, { delivery: 'failed', created_at: new Date(Date.now() + DAY_MS) });
  await plantSubscription(idOf('cette-semaine'), { subscribed_at: new Date() });
  await open(page);

  await test.step('the sign-ups of twelve weeks', async () => {
    const weeks = page.getByRole('table', { name: 'Inscriptions par semaine' }).getByRole('row');
    await expect(weeks).toHaveCount(13);
    await expect(weeks.last().getByRole('cell')).toHaveText(/^[1-9]\d*$/);
    await expect(page.getByText(/inscriptions? en 12 semaines/)).toBeVisible();
  });

  await test.step('a card for each page, with its live count', async () => {
    await plantSubscription(idOf('compte'));
    for (const [path, label, collection] of CARDS) {
      await expect(card(page, path)).toContainText(label);
      let isSecondTry = false;
      await expect(async () => {
        // Subscriptions are counted again at each sign-up, and other tests delete theirs.
        if (isSecondTry && path === '/admin/newsletter') await open(page);
        isSecondTry = true;
        const { size } = await database().collection(collection).get();
        await expect(card(page, path)).toContainText(new RegExp(`^${size}\\D`), { timeout: 2000 });
      }).toPass();
    }
    await card(page, '/admin/newsletter').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
    await page.goBack();
  });

  await test.step('what there is to do, and the newest requests', async () => {
    const requests = section(page, 'Demandes à traiter');
    await expect(requests.getByRole('link', { name: id })).toBeVisible();
    const tasks = section(page, 'À faire');
    await expect(tasks.getByRole('link', { name: /attend(ent)? une réponse/ })).toBeVisible();
    await tasks.getByRole('link', { name: /n’ont pas pu être envoyés|n’a pas pu/ }).click();
    await expect(page).toHaveURL('/admin/demandes?envoi=failed');
    await expect(page.getByRole('row').filter({ hasText: id })).toBeVisible();
    await page.goBack();
    await requests.getByRole('link', { name: id }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Élodie ${id}` })).toBeVisible();
  });
});
