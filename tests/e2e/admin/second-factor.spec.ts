import type { Locator, Page } from '@playwright/test';
import { endSessions } from '../../../functions/src/accounts/admin-sessions.ts';
import { stepOf, totpCode } from '../../../functions/src/accounts/totp.ts';
import { expect, field, openAdmin } from '../support/admin.ts';
import { database } from '../support/firestore.ts';
import { anHourLater, beginHoursAgo, setRights, test } from '../support/own-account.ts';
import { storedHotel } from '../support/own-hotels.ts';

// What the browser logs about a refusal.
test.use({ expectedConsole: /status of 40[03]|a échoué|permission-denied|n’a pas pu être/ });

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** The code that an authenticator shows, some 30 seconds from now. */
function authenticatorCode(key: string, steps: number): string {
  const letters = [...key.replaceAll('-', '')];
  const bits = letters.map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes =
    bits
      .join('')
      .match(/.{8}/g)
      ?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  return totpCode(Uint8Array.from(bytes), stepOf(new Date()) + steps);
}

const press = (place: Page | Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

test('a second factor is enrolled and asked for; a session that ends is taken up in place', async ({
  page,
  account,
  plant,
}) => {
  const { id, name } = await plant();
  await openAdmin(page, '/admin', 'Tableau de bord');
  await page.getByRole('link', { name: `Mon compte, ${account.email}` }).click();
  await press(page, 'Activer le second facteur');
  await field(page, 'Votre mot de passe').fill(account.password);
  await press(page, 'Continuer');
  const key = (await page.getByText(/^[a-z2-7]{4}(-[a-z2-7]{4}){7}$/).textContent()) ?? '';
  await field(page, 'Code').fill(authenticatorCode(key, 0));
  await press(page, 'Activer');
  const codes = page.getByText(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
  await expect(codes).toHaveCount(10);
  const [recoveryCode = ''] = await codes.allTextContents();
  await press(page, 'J’ai gardé ces codes');
  await expect(page.getByText(/Il vous reste 10\scodes de secours/)).toBeVisible();

  await press(page, 'Déconnexion');
  await expect(page.getByText('Déconnexion réussie')).toBeVisible();
  await field(page, 'E-mail').fill(account.email);
  await field(page, 'Mot de passe').fill(account.password);
  await press(page, 'Se connecter');
  await field(page, 'Code').fill(authenticatorCode(key, 1));
  await press(page, 'Continuer');
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'Hôtels', exact: true }).click();
  await page.getByRole('link', { name: `Modifier ${name}`, exact: true }).click();
  await field(page, 'Nom').fill(`${name} bis`);
  await beginHoursAgo(account, 12);
  await anHourLater(page);
  await press(page, 'Sauvegarder');
  const dialog = page.getByRole('dialog', { name: 'Votre session a pris fin' });
  await field(dialog, 'Mot de passe').fill(account.password);
  await press(dialog, 'Se connecter');
  await field(dialog, 'Code').fill(recoveryCode);
  await press(dialog, 'Continuer');
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Nom')).toHaveValue(`${name} bis`);
  await press(page, 'Sauvegarder');
  await expect(page.getByText('Hôtel modifié')).toBeVisible();
  expect(await storedHotel(id)).toMatchObject({ name: `${name} bis` });

  // As `admin:revoke` does: nothing has to be pressed for it.
  await endSessions(database(), account.uid, new Date());
  await expect(dialog).toBeVisible();
  // Not before: a token that is renewed meanwhile has no rights, and closes the administration.
  await setRights(account, false);
  await field(dialog, 'Mot de passe').fill(account.password);
  await press(dialog, 'Se connecter');
  await expect(page.getByRole('heading', { level: 1, name: 'Accès refusé' })).toBeVisible();
});
