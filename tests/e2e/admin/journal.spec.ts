import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DEMO_ADMIN } from '#scripts/lib/demo-accounts.ts';
import { expect, openAdmin, test } from '../support/admin.ts';
import { plantDestination, removeDestinations } from '../support/admin-destination.ts';
import { runPrefix } from '../support/admin-office.ts';
import { accounts, database } from '../support/firestore.ts';
import { expectAccessible } from '../support/page-checks.ts';

const prefix = runPrefix('journal');
const idOf = (name: string) => `${prefix}-${name}`;
const entries = (page: Page) => page.getByRole('list', { name: 'Modifications' });
const entry = (page: Page, what: string, name: string) =>
  entries(page)
    .getByRole('listitem')
    .filter({ hasText: `${what}, Destination\u00a0: ${name}` });

/** Changes a planted destination as the demo administrator. */
async function changeAsAdmin(id: string, subtitle: string): Promise<void> {
  const { uid } = await accounts().getUserByEmail(DEMO_ADMIN.email);
  await database()
    .collection(COLLECTIONS.destinations)
    .doc(id)
    .update({ subtitle, updated_by: uid, updated_at: FieldValue.serverTimestamp() });
}

test.describe.configure({ mode: 'default' });
test.afterEach(() => removeDestinations(prefix));

test.describe('Journal', () => {
  test('shows who changed what, before and after, and leads to the record', async ({ page }) => {
    const id = idOf('suite');
    const name = await plantDestination(id, { subtitle: 'Premier état' });
    await changeAsAdmin(id, 'Deuxième état');
    await openAdmin(page, `/admin/journal?q=${name}`, 'Journal');
    const change = entry(page, 'Modification', name).filter({ hasText: DEMO_ADMIN.email });
    await expect(change).toHaveCount(1);
    await expect(entry(page, 'Création', name)).toHaveCount(1);
    await change.getByText('Détails').click();
    await expect(change.getByText('Sous-titre')).toBeVisible();
    await expect(change.getByText('Avant\u00a0: Premier état')).toBeVisible();
    await expect(change.getByText('Après\u00a0: Deuxième état')).toBeVisible();
    await expectAccessible(page);

    await change
      .first()
      .getByRole('link', { name: `Ouvrir ${name}` })
      .click();
    await expect(page).toHaveURL(`/admin/destinations?fiche=${id}`);
  });

  test('shows older entries on demand, and keeps its filters in the URL', async ({ page }) => {
    const name = await plantDestination(idOf('filtres'));
    const log = database().collection(COLLECTIONS.auditLog);
    const plain = { action: 'create', collection: 'hotels', document_id: 'x', actor: null };
    const rest = { before: null, after: null, changed: [], links: [] };
    const ids = Array.from({ length: 101 }, (_, index) => `${prefix}-${index}`);
    const batch = database().batch();
    ids.forEach((id, index) => {
      const label = index === 0 ? `${prefix} la plus ancienne` : `${prefix} ancienne`;
      const at = new Date(Date.UTC(2001, 0, 1 + index));
      batch.set(log.doc(id), { ...plain, ...rest, label, at });
    });
    await batch.commit();
    try {
      await openAdmin(page, `/admin/journal?q=${prefix} la plus`, 'Journal');
      const oldest = page.getByText(`${prefix} la plus ancienne`);
      const more = page.getByRole('button', { name: 'Afficher les plus anciennes' });
      await expect(more).toBeVisible();
      await expect(oldest).toBeHidden();
      await expect(async () => {
        if (await oldest.isHidden()) await more.click({ timeout: 1000 });
        await expect(oldest).toBeVisible({ timeout: 2000 });
      }).toPass();

      await test.step('the filters are kept in the URL', async () => {
        await page.getByRole('searchbox').fill(name);
        await expect(entry(page, 'Création', name)).toHaveCount(1);
        await page.getByRole('combobox', { name: 'Quoi' }).selectOption('Article');
        await expect(
          page.getByText('Aucune modification affichée ne correspond à cette recherche.'),
        ).toBeVisible();
        await page.getByRole('combobox', { name: 'Quoi' }).selectOption('Destination');
        await page.getByRole('combobox', { name: 'Action' }).selectOption('Création');
        await expect(entry(page, 'Création', name)).toHaveCount(1);
        await expect(page).toHaveURL(/quoi=destination&action=create/);
        await page.reload();
        await expect(entry(page, 'Création', name)).toHaveCount(1);
        await expect(page.getByRole('combobox', { name: 'Action' })).toHaveValue('create');
      });
    } finally {
      const cleaning = database().batch();
      for (const id of ids) cleaning.delete(log.doc(id));
      await cleaning.commit();
    }
  });
});
