import type { Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DEMO_ADMIN } from '#scripts/lib/ports.ts';
import { expect, field, openAdmin, test } from '../support/admin.ts';
import { plantDestination, removeDestinations } from '../support/admin-destination.ts';
import { runPrefix } from '../support/admin-office.ts';
import { accounts, database } from '../support/firestore.ts';
import { expectAccessible } from '../support/page-checks.ts';

const prefix = runPrefix('audit-log');
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

test.afterEach(() => removeDestinations(prefix));

test('the audit log shows who changed what, and opens an earlier version of a record as unsaved changes, which can be saved', async ({
  page,
}) => {
  const id = idOf('suite');
  const name = await plantDestination(id, { subtitle: 'Premier état' });
  await changeAsAdmin(id, 'Deuxième état');
  await openAdmin(page, '/admin/journal', 'Historique');
  await page.getByRole('searchbox').fill(name);
  const change = entry(page, 'Modification', name).filter({
    hasText: DEMO_ADMIN.email,
  });
  await expect(change).toHaveCount(1);
  await expect(entry(page, 'Création', name)).toHaveCount(1);
  await change.getByText('Détails').click();
  await expect(change.getByText('Avant\u00a0: Premier état')).toBeVisible();
  await expect(change.getByText('Après\u00a0: Deuxième état')).toBeVisible();
  await expectAccessible(page);
  await changeAsAdmin(id, 'Troisième état');
  await expect(change).toHaveCount(2);
  await change
    .last()
    .getByRole('link', { name: `Ouvrir cette version ${name}` })
    .click();
  const subtitle = field(page, 'Sous-titre');
  const version = page.getByRole('region', { name: 'Version antérieure' });
  const saved = page.getByText('Enregistré à');
  await expect(subtitle).toHaveValue('Deuxième état');
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
  await expect(version).toHaveText(
    /^La version du \d\d\/\d\d\/\d{4} \d\d:\d\d est ouverte\. L’enregistrer en fait la version actuelle\u202f; sinon, rien ne change\.$/,
  );
  await expectAccessible(page);
  await expect(page).toHaveURL(`/admin/destinations/${id}`);

  await page.keyboard.press('Control+S');
  await expect(saved).toBeVisible();
  await subtitle.fill('Quatrième état');
  await expect(version).toBeHidden();
  await page.keyboard.press('Control+S');
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(subtitle).toHaveValue('Quatrième état');
  await expect(page.getByText('Modifications non enregistrées')).toBeHidden();

  await openAdmin(page, `/admin/journal?q=${name}`, 'Historique');
  // No audit log entry says how the record was created.
  await change
    .last()
    .getByRole('link', { name: `Ouvrir la version d’avant ${name}` })
    .click();
  await expect(subtitle).toHaveValue('Premier état');
  await expect(version).toHaveText(/^La version d’avant le /);
});
