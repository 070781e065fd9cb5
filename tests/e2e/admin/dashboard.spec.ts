import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, openAdmin, test } from '../support/admin.ts';
import { plantRequest, removeVisitorsData, runPrefix } from '../support/admin-office.ts';
import { database } from '../support/firestore.ts';

const prefix = runPrefix('tableau');
const idOf = (name: string) => `${prefix}-${name}`;
const open = (page: Page) => openAdmin(page, '/admin', 'Tableau de bord');
const card = (page: Page, path: string) =>
  page.getByRole('main').getByRole('listitem').locator(`a[href="${path}"]`);
const section = (page: Page, name: string) => page.getByRole('region', { name });

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

test('the dashboard counts each section, and links to open requests and failed mails', async ({
  page,
}) => {
  const id = idOf('demande');
  await plantRequest(id, { delivery: 'failed', created_at: new Date(Date.now() + DAY_MS) });
  await open(page);

  await test.step('each section has a card with a count', async () => {
    for (const [path, label, collection] of CARDS) {
      await expect(card(page, path)).toContainText(label);
      await expect(async () => {
        // Other tests create and delete records meanwhile.
        await open(page);
        const { docs } = await database().collection(collection).get();
        const kept = docs.filter((document) => !document.get('deleted_at')).length;
        await expect(card(page, path)).toContainText(new RegExp(`^${kept}\\D`), { timeout: 2000 });
      }).toPass();
    }
    await card(page, '/admin/newsletter').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
    await page.goBack();
  });

  await test.step('requests with failed mails and the newest requests are linked', async () => {
    await page.getByRole('link', { name: /^Demandes dont un e-mail n’est pas parti/ }).click();
    await expect(page).toHaveURL('/admin/demandes?delivery=failed');
    await expect(page.getByRole('row').filter({ hasText: id })).toBeVisible();
    await page.goBack();
    const requests = section(page, 'Demandes à traiter');
    await requests.getByRole('link', { name: id }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Élodie ${id}` })).toBeVisible();
  });
});

test.describe('with Firestore unreachable', () => {
  // Blocked requests log these errors.
  test.use({ expectedConsole: /net::ERR_FAILED|@firebase\/firestore/ });

  test('counts show a dash instead of 0, and load without a reload once Firestore answers', async ({
    page,
  }) => {
    const isFirestore = (url: URL) => /RunQuery|:runQuery|:runAggregationQuery/i.test(url.pathname);
    await page.route(isFirestore, (route) => route.abort());
    await open(page);
    const hotels = card(page, '/admin/hotels');
    await expect(hotels).toContainText(/^–/);
    await expect(hotels).toContainText('La base de données ne répond pas');
    await expect(section(page, 'Demandes à traiter')).toContainText('ne répond pas');
    await page.unroute(isFirestore);
    await expect(hotels).toContainText(/^\d/, { timeout: 30_000 });
  });
});
