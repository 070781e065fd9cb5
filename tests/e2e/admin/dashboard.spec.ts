import type { Page } from '@playwright/test';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, openAdmin, test } from '../support/admin.ts';
import { plantDestination, removeDestinations } from '../support/admin-destination.ts';
import {
  plantRequest,
  plantSubscription,
  removeVisitorsData,
  runPrefix,
} from '../support/admin-office.ts';
import { database } from '../support/firestore.ts';
import { expectSound } from '../support/page-checks.ts';

const prefix = runPrefix('tableau');
const PICTURE = '/art/hotel-kyoto-480.webp';
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
test.afterAll(async () => {
  await removeVisitorsData(prefix);
  await removeDestinations(prefix);
});

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

test.describe('content health', () => {
  // The image that does not load.
  test.use({ expectedConsole: /Failed to load resource/ });
  const hotelId = idOf('incomplet');
  const hotel = database().collection(COLLECTIONS.hotels).doc(hotelId);
  test.afterEach(() => hotel.delete());

  test('completes what no list shows, and links to what is missing', async ({ page }) => {
    const id = idOf('sante');
    const name = await plantDestination(id, {
      active: false,
      // Broken in this page only: other tests list all destinations meanwhile.
      banner_image: PICTURE,
    });
    await hotel.set({ name: hotelId, location: 'Nulle part', region: 'Europe', published: false });
    await page.route(`**${PICTURE}`, (route) => route.abort());
    await open(page);
    const health = section(page, 'Santé du contenu');

    await test.step('a record that lacks what lists go by is completed', async () => {
      await expect(health.getByRole('button', { name: `Compléter ${hotelId}` })).toBeVisible();
      await health.getByRole('button', { name: `Compléter ${hotelId}` }).click();
      await expect(page.getByText('Fiche complétée')).toBeVisible();
      await expect(health.getByRole('button', { name: `Compléter ${hotelId}` })).toBeHidden();
      const stored = (await hotel.get()).data();
      expect(stored).toMatchObject({ rating: 0, price: 0, amenities: [], published: false });
      expect(stored?.created_at).toBeNull();
    });

    await test.step('what is missing is linked; images are checked on demand', async () => {
      await health.getByText(/^Non publiés ou inactifs/).click();
      await expect(health.getByRole('link', { name })).toBeVisible();
      await health.getByText(/^Référencement \(SEO\) incomplet/).click();
      await expect(health.getByRole('link', { name })).toHaveCount(2);
      await expectSound(page);
      await health.getByRole('button', { name: 'Vérifier les images' }).click();
      await health.getByText(/^Images qui ne s’affichent pas/).click({ timeout: 60_000 });
      await expect(health.getByRole('link', { name })).toHaveCount(3);
      await health.getByRole('link', { name }).first().click();
      await expect(page).toHaveURL(`/admin/destinations?fiche=${id}`);
    });
  });
});
