import { COLLECTIONS } from '#domain/site/collections.ts';
import { expect, openAdmin, toAdminPage } from '../support/admin.ts';
import { plantDestination, removeDestinations } from '../support/admin-destination.ts';
import {
  plantRequest,
  plantSubscription,
  removeVisitorsData,
  runPrefix,
} from '../support/admin-office.ts';
import { plantArticle, removeArticles } from '../support/articles.ts';
import { database, notDeleted } from '../support/firestore.ts';
import { storedHotel, storedLinks, test } from '../support/own-hotels.ts';
import { expectAccessible } from '../support/page-checks.ts';

const prefix = runPrefix('suppr');

test.afterEach(() =>
  Promise.all([removeArticles(prefix), removeDestinations(prefix), removeVisitorsData(prefix)]),
);

test('a hotel, article, destination, newsletter subscription or contact request is deleted after a confirmation, and « Annuler la suppression » restores it exactly', async ({
  page,
  plant,
}) => {
  const { id } = await plant({}, ['japon', 'italie']);
  await plantArticle(prefix, { content: '<P>Deux   <B>mots</B></P>' });
  await plantDestination(prefix);
  await plantRequest(prefix);
  await plantSubscription(prefix);
  const kinds = [
    ['Hôtels', COLLECTIONS.hotels, 'cet hôtel', 'Hôtel supprimé', 'Hôtel restauré'],
    ['Articles', COLLECTIONS.blogPosts, 'cet article', 'Article supprimé', 'Article restauré'],
    [
      'Destinations',
      COLLECTIONS.destinations,
      'cette destination',
      'Destination supprimée avec succès',
      'Destination restaurée',
    ],
    [
      'Newsletter',
      COLLECTIONS.newsletterSubscriptions,
      'cet abonnement',
      "L'abonnement a été supprimé avec succès",
      'Abonnement restauré',
    ],
    [
      'Demandes',
      COLLECTIONS.contactRequests,
      'cette demande',
      'Demande supprimée',
      'Demande restaurée',
    ],
  ] as const;
  await openAdmin(page, '/admin', 'Tableau de bord');
  for (const [title, collection, what, deleted, restored] of kinds) {
    await test.step(title, async () => {
      const document = database()
        .collection(collection)
        .doc(title === 'Hôtels' ? id : prefix);
      const stored = async () => notDeleted((await document.get()).data());
      const { updated_at: _at, updated_by: _by, ...before } = (await stored()) ?? {};
      await toAdminPage(page, title);
      await page.getByRole('searchbox').fill(document.id.replace('essai-', ''));
      const rows = page.getByRole('main').locator('tbody tr');
      await expect(rows).toHaveCount(1);
      await rows.getByRole('button', { name: /^Supprimer/ }).click();
      await expectAccessible(page, 'dialog[open]');
      await page
        .getByRole('dialog', { name: `Êtes-vous sûr de vouloir supprimer ${what} ?` })
        .getByRole('button', { name: 'Supprimer' })
        .click();
      await expect(page.getByText(deleted, { exact: true })).toBeVisible();
      await expect(rows).toHaveCount(0);
      expect(await stored()).toBeUndefined();
      await page.getByRole('button', { name: 'Annuler la suppression', exact: true }).click();
      await expect(page.getByText(restored, { exact: true })).toBeVisible();
      await expect(rows).toHaveCount(1);
      expect(await stored()).toMatchObject(before);
    });
  }
  expect(await storedLinks(id)).toEqual(['italie', 'japon']);
});

test('a deleted hotel goes to the trash, which offers to restore it, but not to erase it for good', async ({
  page,
  plant,
}) => {
  const { id, name } = await plant({}, ['japon']);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await openAdmin(page, `/admin/hotels?q=${encodeURIComponent(name)}`, 'Hôtels');
  await page.getByRole('button', { name: `Supprimer ${name}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Hôtel supprimé')).toBeVisible();
  await page.getByRole('link', { name: 'Corbeille' }).click();
  await expect(row).toContainText('depuis le');
  await expect(row.getByRole('button')).toHaveText(['Restaurer']);
  await expectAccessible(page, 'main');
  await page.getByRole('button', { name: `Restaurer ${name}` }).click();
  await expect(row).toHaveCount(0);
  expect(await storedHotel(id)).toMatchObject({ name });
  expect(await storedLinks(id)).toEqual(['japon']);
});
