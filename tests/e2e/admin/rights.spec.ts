import { expect, field, openAdmin } from '../support/admin.ts';
import { accounts } from '../support/firestore.ts';
import { anHourLater, setRights, test } from '../support/own-account.ts';
import { OWN_RECORDS, ownId, stored } from '../support/own-records.ts';
import { closeToasts } from '../support/toasts.ts';

// What the browser logs about a refusal, and what the administration reports.
test.use({ expectedConsole: /status of 40[03]|a échoué|permission-denied|n’a pas pu être/ });

const REFUSED = 'Vos droits d’administration ne sont plus valables\u00a0: reconnectez-vous.';

// Articles have the hotels’ editor.
const [hotels, , destinations] = OWN_RECORDS;
for (const { kind, collection, plant, open, line, name, saved, failed, remove } of [
  hotels,
  destinations,
]) {
  test.describe(`while ${kind} is edited`, () => {
    const id = ownId();
    test.afterEach(() => remove(id));

    test('what is typed survives revoked rights and a revoked session', async ({
      page,
      account,
    }) => {
      await plant(id);
      await open(page, id);

      await test.step('revoked rights stop the save; the draft is restored once they are granted again', async () => {
        await line(page).fill('Typé sans droits');
        await setRights(account, false);
        await anHourLater(page);
        await page.getByRole('button', { name: 'Sauvegarder' }).click();
        await expect(page.getByText(failed)).toBeVisible();
        await expect(page.getByText(REFUSED)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
        expect((await stored(collection, id))?.[name]).not.toBe('Typé sans droits');

        await setRights(account, true);
        await page.getByRole('button', { name: 'Vérifier de nouveau' }).click();
        await page.getByRole('button', { name: 'Reprendre le brouillon' }).click();
        await expect(line(page)).toHaveValue('Typé sans droits');
        await page.getByRole('button', { name: 'Sauvegarder' }).click();
        await expect(page.getByText(saved, { exact: true })).toBeVisible();
        await closeToasts(page);
        expect((await stored(collection, id))?.[name]).toBe('Typé sans droits');
      });

      await test.step('a revoked session is resumed in place', async () => {
        await page.goBack();
        await expect(line(page)).toHaveValue('Typé sans droits');
        await line(page).fill('Typé avant la fin');
        // The emulator keeps renewing the tokens of a revoked session; the real service answers like this.
        const renewal = '**/securetoken.googleapis.com/v1/token*';
        await page.route(renewal, (route) =>
          route.fulfill({
            status: 400,
            json: { error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } },
            headers: { 'Access-Control-Allow-Origin': '*' },
          }),
        );
        await anHourLater(page);
        await page.getByRole('button', { name: 'Sauvegarder' }).click();
        const dialog = page.getByRole('dialog', { name: 'Votre session a pris fin' });
        await expect(field(dialog, 'E-mail')).toHaveValue(account.email);
        await page.unroute(renewal);
        await field(dialog, 'Mot de passe').fill(account.password);
        await dialog.getByRole('button', { name: 'Se connecter' }).click();
        await expect(dialog).toHaveCount(0);
        await expect(line(page)).toHaveValue('Typé avant la fin');
        await page.getByRole('button', { name: 'Sauvegarder' }).click();
        await expect(page.getByText(saved, { exact: true })).toBeVisible();
        expect((await stored(collection, id))?.[name]).toBe('Typé avant la fin');
      });
    });
  });
}

test('an account disabled during editing can continue once it is enabled again', async ({
  page,
  account,
  plant,
}) => {
  const { id, name } = await plant();
  await openAdmin(page, `/admin/hotels/${id}`, 'Modifier l’hôtel');
  await field(page, 'Nom').fill(`${name} bis`);
  await accounts().updateUser(account.uid, { disabled: true });
  await anHourLater(page);
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  const dialog = page.getByRole('dialog', { name: 'Votre session a pris fin' });
  await field(dialog, 'Mot de passe').fill(account.password);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByText('Ce compte a été désactivé.')).toBeVisible();
  await accounts().updateUser(account.uid, { disabled: false });
  await field(dialog, 'Mot de passe').fill(account.password);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Nom')).toHaveValue(`${name} bis`);
  await page.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('Hôtel modifié')).toBeVisible();
});
