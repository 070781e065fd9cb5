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

// The late health check answers 503.
test.describe('with late scheduled jobs', () => {
  test.use({ expectedConsole: /status of 503/ });

  test('the dashboard warns of late scheduled jobs, counts records, and links to contact requests that are open or whose mails failed', async ({
    page,
  }) => {
    const id = idOf('demande');
    await plantRequest(id, { delivery: 'failed', created_at: new Date(Date.now() + DAY_MS) });
    const late = { status: 503, json: { status: 'late', late: ['schedule', 'plans'] } };
    await page.route('/api/health', (route) => route.fulfill(late));
    await open(page);
    const faults = page.getByRole('list', { name: 'À corriger' }).getByRole('listitem');
    await expect(faults).toContainText([
      'Plus rien ne paraît ni ne part à l’heure prévue',
      'Une publication planifiée a plus de dix minutes de retard',
    ]);

    await test.step('the dashboard has cards with the numbers of articles, hotels, destinations, pages and newsletter subscriptions', async () => {
      let isFresh = true;
      for (const [path, label, collection] of CARDS) {
        await expect(card(page, path)).toContainText(label);
        await expect(async () => {
          // Other tests create and delete records meanwhile.
          if (!isFresh) await open(page);
          isFresh = false;
          const { docs } = await database().collection(collection).get();
          const kept = docs.filter((document) => !document.get('deleted_at')).length;
          await expect(card(page, path)).toContainText(new RegExp(`^${kept}\\D`), {
            timeout: 2000,
          });
          isFresh = true;
        }).toPass();
      }
      await card(page, '/admin/newsletter').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Newsletter' })).toBeVisible();
      await page.goBack();
    });

    await test.step('the dashboard links to the list of contact requests whose mails failed, and to the newest open contact requests', async () => {
      await page.getByRole('link', { name: /^Demandes dont un e-mail n’est pas parti/ }).click();
      await expect(page).toHaveURL('/admin/demandes?delivery=failed');
      await expect(page.getByRole('row').filter({ hasText: id })).toBeVisible();
      await page.goBack();
      const requests = section(page, 'Demandes à traiter');
      await requests.getByRole('link', { name: id }).click();
      await expect(page.getByRole('heading', { level: 1, name: `Élodie ${id}` })).toBeVisible();
    });
  });
});

test.describe('with the database unreachable', () => {
  // Logged by the browser and the SDK while the database is blocked.
  test.use({ expectedConsole: /net::ERR_|@firebase\/firestore|n’ont pas|Lecture impossible/ });

  test('while Firestore is unreachable, admin pages show an error, not an empty list or a zero; the pages load once Firestore answers', async ({
    page,
    context,
  }) => {
    const isDatabase = /google\.firestore\.v1|\/documents[:/]/;
    await context.route(isDatabase, (route) => route.abort('connectionrefused'));
    const [list, editor] = [await context.newPage(), await context.newPage()];
    await Promise.all([
      open(page),
      openAdmin(list, '/admin/newsletter', 'Newsletter'),
      openAdmin(editor, '/admin/hotels/new', 'Nouvel hôtel'),
    ]);
    const hotels = card(page, '/admin/hotels');
    await expect(hotels).toContainText(/^–/);
    await expect(hotels).toContainText('La base de données ne répond pas');
    await expect(section(page, 'Demandes à traiter')).toContainText('ne répond pas');
    const silent = 'Le serveur ne répond pas\u00a0: l’affichage reprendra dès son retour.';
    await expect(list.getByText(silent)).toBeVisible();
    const total = list.getByText('Abonnés au total').locator('xpath=../dd');
    await expect(total).toHaveText('–');
    await expect(list.getByText('Aucun abonnement')).toHaveCount(0);
    await expect(editor.getByText(silent)).toBeVisible();

    await context.unroute(isDatabase);
    // Failed reads are tried again after ten seconds; the SDK waits longer.
    const back = { timeout: 60_000 };
    await expect(hotels).toContainText(/^\d/, back);
    await expect(list.getByRole('row').nth(1)).toBeVisible(back);
    await expect(total).toHaveText(/^\d+$/, back);
    await expect(editor.getByRole('checkbox', { name: 'Japon' })).toBeVisible(back);
  });
});
