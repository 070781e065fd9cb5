import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, field, openAdmin, test } from '../support/admin.ts';
import { runPrefix } from '../support/admin-office.ts';
import { database } from '../support/firestore.ts';
import { expectAccessible } from '../support/page-checks.ts';

const id = runPrefix('ancienne');

test.afterEach(async () => {
  const redirections = database().collection(COLLECTIONS.redirections);
  const { docs } = await redirections.where('from', '==', `/${id}`).get();
  for (const { ref } of docs) await ref.delete();
});

test('an administrator finds a URL that answered 404 to a visitor, and redirects it to a page', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const visitor = await context.newPage();
  await visitor.addInitScript(() => {
    localStorage.setItem('hasSeenIntro', 'true');
    // Automated browsers are not counted.
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false });
  });

  await test.step('a visit to a missing page is counted', async () => {
    const counted = visitor.waitForResponse('**/api/figures');
    await visitor.goto(`/${id.toUpperCase()}/?utm_source=lettre`);
    await expect(visitor.getByText('404')).toBeVisible();
    expect((await counted).request().postDataJSON()).toEqual({
      kind: 'missing',
      path: `/${id.toUpperCase()}`,
    });
    expect((await counted).status()).toBe(204);
  });

  await test.step('« Rediriger » beside the path of a missing page opens the form of a new redirection with that path filled in', async () => {
    await openAdmin(page, '/admin/redirections', 'Redirections');
    await expectAccessible(page, 'main');
    await page.getByRole('link', { name: `Rediriger /${id}` }).click();
    await expect(page.getByRole('heading', { name: 'Nouvelle redirection' })).toBeVisible();
    await expect(field(page, 'Ancienne adresse')).toHaveValue(`/${id}`);
    await field(page, 'Mène à').fill('/contact');
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  });

  await test.step('the admin list of redirections shows a new redirection, whose path is no longer listed as missing', async () => {
    const row = page
      .getByRole('main')
      .locator('tbody tr')
      .filter({ hasText: `/${id}` });
    await expect(row).toContainText('/contact');
    await expect(page.getByRole('link', { name: `Rediriger /${id}` })).toHaveCount(0);
  });

  await test.step('a URL with a redirection leads to the redirection’s target', async () => {
    await page.goto(`/${id}`);
    await expect(page).toHaveURL('/contact');
  });
  await context.close();
});
