import type { Page } from '@playwright/test';
import { expect, openAdmin, test } from '../support/admin.ts';
import {
  changeRequest,
  plantRequest,
  removeVisitorsData,
  runPrefix,
  storedRequest,
} from '../support/admin-office.ts';
import { expectAccessible } from '../support/page-checks.ts';

const prefix = runPrefix('demande');
const idOf = (name: string) => `${prefix}-${name}`;
const openList = (page: Page, name: string) =>
  openAdmin(page, `/admin/demandes?q=${idOf(name)}`, 'Demandes');
const openOne = (page: Page, id: string) =>
  openAdmin(page, `/admin/demandes/${id}`, `Élodie ${id}`);
const row = (page: Page, id: string) => page.getByRole('row').filter({ hasText: id });
const field = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=../dd');

test.describe.configure({ mode: 'default' });
test.afterAll(() => removeVisitorsData(prefix));

test('the admin list of contact requests shows at once how their mails’ sending changes; several requests are marked as handled or deleted together', async ({
  page,
}) => {
  const id = idOf('vive');
  const other = idOf('vive-autre');
  await plantRequest(other, { form_type: 'vacances', handled: true });
  await openList(page, 'vive');
  await expect(row(page, other)).toContainText('Vacances sur mesure');
  await plantRequest(id, { delivery: 'pending' });
  await expect(row(page, `Élodie ${id}`).filter({ hasText: 'Message' })).toContainText(
    'En attente d’envoi',
  );
  await changeRequest(id, { delivery: 'failed' });
  await expect(page.getByRole('row').filter({ hasText: 'Échec de l’envoi' })).toContainText(id);
  await test.step('several contact requests at once are marked as handled, and deleted', async () => {
    const ids = [idOf('lot-un'), idOf('lot-deux')];
    const handled = () => Promise.all(ids.map(async (one) => (await storedRequest(one))?.handled));
    for (const one of ids) await plantRequest(one);
    await page.getByRole('searchbox').fill(idOf('lot'));
    await expect(row(page, idOf('lot'))).toHaveCount(2);
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Tout choisir' }).check();
    const bar = page.getByRole('region', { name: 'Sélection' });
    await expect(bar.getByText('2 demandes choisies')).toBeVisible();
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Marquer comme traitées' }).click();
    await expect(page.getByText('2 demandes traitées', { exact: true })).toBeVisible();
    await expect(row(page, prefix).filter({ hasText: 'Rouvrir' })).toHaveCount(2);
    expect(await handled()).toEqual([true, true]);
    await bar.getByRole('button', { name: 'Supprimer' }).click();
    await page
      .getByRole('dialog', { name: 'Êtes-vous sûr de vouloir supprimer 2 demandes ?' })
      .getByRole('button', { name: 'Supprimer' })
      .click();
    await expect(page.getByText('2 demandes supprimées')).toBeVisible();
    expect(await handled()).toEqual([undefined, undefined]);
  });
});

test('the admin page of a contact request marks it as handled, reopens it, stores a note, links to a mail reply and resends failed mails', async ({
  page,
}) => {
  const id = idOf('mail');
  await plantRequest(id, { hotels: [{ id: 'ryokan-momiji', name: 'Ryokan Momiji' }] });
  await openOne(page, id);
  const hotel = page.getByRole('region', { name: 'Hôtels joints' }).getByRole('link');
  await expect(hotel).toHaveAttribute('href', '/hotels/ryokan-momiji');
  await expect(field(page, 'Adresse e-mail')).toHaveText('elodie@exemple.fr');
  await expect(page.getByRole('region', { name: 'Message' })).toContainText(
    'Un hôtel au bord du lac ?',
  );
  const answer = page.getByRole('link', { name: 'Répondre par e-mail' });
  const href = decodeURIComponent((await answer.getAttribute('href')) ?? '');
  expect(href).toContain('mailto:elodie@exemple.fr?subject=Votre message à Grand Séjour');
  expect(href).toContain('> Un hôtel au bord du lac ?');
  await page.getByRole('button', { name: 'Marquer comme traitée' }).click();
  await expect(page.getByText('Demande traitée', { exact: true })).toBeVisible();
  expect(await storedRequest(id)).toMatchObject({ handled: true });
  expect((await storedRequest(id))?.handled_at).not.toBeNull();
  await expect(page.getByText(/, traitée par .+@.+, le /)).toBeVisible();
  await page.getByRole('textbox', { name: 'Note' }).fill('Rappeler lundi');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Note enregistrée')).toBeVisible();
  expect(await storedRequest(id)).toMatchObject({ note: 'Rappeler lundi' });
  await page.getByRole('button', { name: 'Rouvrir' }).click();
  await expect(page.getByText('1 demande à traiter', { exact: true })).toBeVisible();
  expect(await storedRequest(id)).toMatchObject({
    handled: false,
    handled_at: null,
    handled_by: null,
  });

  await test.step('the failed mail of a contact request is resent', async () => {
    const team = { state: 'failed', error: 'La boîte ne répond pas', sent_at: null };
    await changeRequest(id, { delivery: 'failed', mail_attempts: 8, mails: { team } });
    await expect(page.getByText('La boîte ne répond pas')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Renvoyer' }).click();
    await expect(page.getByText('L’e-mail sera envoyé de nouveau')).toBeVisible();
    await expect(page.getByText(/^Avis à l’équipe\s*: envoyé le /)).toBeVisible({
      timeout: 60_000,
    });
    await expect(page.getByRole('button', { name: 'Renvoyer' })).toBeHidden();
  });

  await openAdmin(page, `/admin/demandes/${idOf('absente')}`, 'Demande introuvable');
});
