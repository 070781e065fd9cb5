import { expect, test } from '../support/admin.ts';
import {
  chooseSubscription,
  openNewsletter,
  plantSubscription,
  removeVisitorsData,
  runPrefix,
  storedSubscription,
  subscriptionAction,
  subscriptionRow,
} from '../support/admin-office.ts';

const prefix = runPrefix('abonne');
const idOf = (name: string) => `${prefix}-${name}`;

test.afterAll(() => removeVisitorsData(prefix));

test('subscriptions are deleted and restored, deactivated, and reactivated only with consent', async ({
  page,
}) => {
  await openNewsletter(page, prefix);

  await test.step('a subscription is deleted after confirmation; « Annuler la suppression » restores the same fields', async () => {
    const id = idOf('suppr');
    const email = await plantSubscription(id);
    const { updated_at: _at, updated_by: _by, ...before } = (await storedSubscription(id)) ?? {};
    const question = page.getByRole('dialog', {
      name: 'Êtes-vous sûr de vouloir supprimer cet abonnement ?',
    });
    await subscriptionAction(page, 'Supprimer', email).click();
    await question.getByRole('button', { name: 'Annuler' }).first().click();
    await expect(question).toBeHidden();
    await expect(subscriptionRow(page, email)).toBeVisible();
    await subscriptionAction(page, 'Supprimer', email).click();
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('Abonnement supprimé', { exact: true })).toBeVisible();
    await expect(page.getByText("L'abonnement a été supprimé avec succès")).toBeVisible();
    await page.getByRole('button', { name: 'Annuler la suppression', exact: true }).click();
    await expect(page.getByText('Abonnement restauré', { exact: true })).toBeVisible();
    await expect(subscriptionRow(page, email)).toBeVisible();
    expect(await storedSubscription(id)).toMatchObject(before);
  });

  await test.step('a subscription is deactivated, and reactivated only with the subscriber’s consent', async () => {
    const id = idOf('etat');
    const email = await plantSubscription(id);
    const bar = page.getByRole('region', { name: 'Sélection' });
    await chooseSubscription(page, email);
    await bar.getByRole('button', { name: 'Désactiver' }).click();
    await expect(page.getByText('Abonnement désactivé')).toBeVisible();
    await expect(subscriptionRow(page, email)).toContainText('Inactif');
    expect(await storedSubscription(id)).toMatchObject({ active: false });
    await bar.getByRole('button', { name: 'Réactiver' }).click();
    const question = page.getByRole('dialog', { name: 'Réactiver 1 abonnement\u202f?' });
    await expect(question).toContainText('la loi exige leur accord');
    await question.getByRole('button', { name: 'Annuler' }).first().click();
    await expect(question).toBeHidden();
    await expect(subscriptionRow(page, email)).toContainText('Inactif');
    await bar.getByRole('button', { name: 'Réactiver' }).click();
    await question.getByRole('button', { name: 'Réactiver' }).click();
    await expect(question).toContainText('Dites comment ces personnes ont donné leur accord');
    await question.getByLabel('Leur accord').selectOption({ value: 'request' });
    await question.getByRole('button', { name: 'Réactiver' }).click();
    await expect(page.getByText('Abonnement réactivé')).toBeVisible();
    const reactivated = { active: true, activation_basis: 'request' };
    expect(await storedSubscription(id)).toMatchObject(reactivated);
    await bar.getByRole('button', { name: 'Ne rien choisir' }).click();
  });

  await test.step('several subscriptions are reactivated and deleted in bulk', async () => {
    const ids = [idOf('lot-un'), idOf('lot-deux')];
    const active = async () =>
      Promise.all(ids.map(async (id) => (await storedSubscription(id))?.active));
    const emails: string[] = [];
    for (const id of ids) emails.push(await plantSubscription(id, { active: false }));
    for (const email of emails) await chooseSubscription(page, email);
    const bar = page.getByRole('region', { name: 'Sélection' });
    await expect(bar.getByText('2 abonnements choisis')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Désactiver' })).toHaveCount(0);
    await bar.getByRole('button', { name: 'Réactiver' }).click();
    await page.getByRole('dialog').getByLabel('Leur accord').selectOption({ value: 'spoken' });
    await page.getByRole('dialog').getByRole('button', { name: 'Réactiver' }).click();
    await expect(page.getByText('2 abonnements réactivés')).toBeVisible();
    expect(await active()).toEqual([true, true]);
    await bar.getByRole('button', { name: 'Supprimer' }).click();
    const question = page.getByRole('dialog', {
      name: 'Êtes-vous sûr de vouloir supprimer 2 abonnements ?',
    });
    await question.getByRole('button', { name: 'Supprimer' }).click();
    await expect(page.getByText('2 abonnements supprimés')).toBeVisible();
    await expect(bar).toBeHidden();
    expect(await active()).toEqual([undefined, undefined]);
  });
});
