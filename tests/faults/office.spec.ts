import { COLLECTIONS } from '#domain/site/collections.ts';
import { field, openAdmin } from '../e2e/support/admin.ts';
import { openNewsletter, runPrefix } from '../e2e/support/admin-office.ts';
import { accounts, database } from '../e2e/support/firestore.ts';
import { expect } from '../e2e/support/test.ts';
import { test } from './support/admin.ts';
import { endFaults, setBrowserFault } from './support/faults.ts';
import { countDocumentsWith } from './support/stored.ts';

for (const mode of ['down', 'failing', 'unanswered', 'cut'] as const) {
  test(`with functions in the fault mode "${mode}", inviting an administrator shows an error, and a retry after the fault grants the rights`, async ({
    page,
  }) => {
    const email = `${runPrefix('invitation')}@exemple.fr`;
    await openAdmin(page, '/admin/equipe', 'Équipe');
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await field(page, 'Adresse e-mail').fill(email);
    await setBrowserFault('functions', mode);
    const invite = () => page.getByRole('button', { name: 'Inviter', exact: true }).click();
    await invite();
    await expect(page.getByText('Invitation impossible').first()).toBeVisible();
    await expect(field(page, 'Adresse e-mail')).toHaveValue(email);
    await endFaults();
    await invite();
    await expect(page.getByRole('listitem').filter({ hasText: email })).toHaveCount(1);
    await expect(field(page, 'Adresse e-mail')).toHaveValue('');
    const { uid, customClaims } = await accounts().getUserByEmail(email);
    expect(customClaims).toMatchObject({ admin: true });
    await accounts().deleteUser(uid);
  });

  test(`with functions in the fault mode "${mode}", an import of subscribers stops, and a retry after the fault stores each subscriber once`, async ({
    page,
  }) => {
    const prefix = runPrefix('import');
    await openNewsletter(page, prefix);
    await page.getByRole('button', { name: 'Importer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importer des abonnés' });
    const start = dialog.getByRole('button', { name: 'Importer' });
    const emails = [1, 2, 3].map((number) => `${prefix}-${number}@exemple.fr`);
    await dialog.getByRole('textbox', { name: 'Adresses' }).fill(emails.join('\n'));
    await dialog.getByLabel('Leur accord').selectOption('Consentement recueilli par écrit');
    await setBrowserFault('functions', mode);
    await start.click();
    await expect(dialog.getByText(/L’import s’est arrêté avant les 3 autres/)).toBeVisible();
    await endFaults();
    await start.click();
    await expect(dialog.getByText(/^Adresses importées/)).toBeVisible();
    for (const email of emails) {
      expect(await countDocumentsWith(COLLECTIONS.newsletterSubscriptions, email)).toBe(1);
    }
  });

  test(`with functions in the fault mode "${mode}", previewing or scheduling a newsletter shows an error, and succeeds by a retry after the fault`, async ({
    page,
  }) => {
    const subject = runPrefix('lettre');
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
    await openAdmin(page, '/admin/lettres/new', 'Nouvelle lettre');
    await field(page, 'Objet').fill(subject);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Enregistré à')).toBeVisible();
    await setBrowserFault('functions', mode);
    await press('Relire la lettre');
    await expect(page.getByText('La lettre n’a pas pu être préparée').first()).toBeVisible();
    await endFaults();
    await press('Relire la lettre');
    await field(page, 'Envoyer plus tard').fill('24/12/2199');
    await setBrowserFault('functions', mode);
    const plan = async () => {
      await press('Planifier l’envoi');
      await page.getByRole('dialog').getByRole('button', { name: 'Planifier l’envoi' }).click();
    };
    await plan();
    await expect(page.getByText('La lettre n’est pas partie').first()).toBeVisible();
    await endFaults();
    // The call whose answer was lost may have planned it.
    const planned = page.getByText('dans les quatre minutes qui suivent');
    if (!(await planned.isVisible())) await plan();
    await expect(planned).toBeVisible();
    const letters = database().collection(COLLECTIONS.letters).where('subject', '==', subject);
    const { docs } = await letters.get();
    expect(docs.map((letter) => letter.get('published'))).toEqual([false]);
    await press('Annuler l’envoi');
    await expect(planned).toHaveCount(0);
    for (const { ref } of docs) await database().recursiveDelete(ref);
  });
}
