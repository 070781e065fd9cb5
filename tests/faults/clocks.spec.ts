import type { Page } from '@playwright/test';
import { DEMO_ADMIN } from '#scripts/lib/ports.ts';
import { field, openAdmin } from '../e2e/support/admin.ts';
import { readSubscription, signUpByMail } from '../e2e/support/newsletter.ts';
import { storedHotel } from '../e2e/support/own-hotels.ts';
import { newEmail, toasts } from '../e2e/support/site-forms.ts';
import { expect } from '../e2e/support/test.ts';
import { expectAuditEntries, plantPublished, test as signedIn } from './support/admin.ts';
import { test } from './support/faults.ts';
import { FORMS } from './support/forms.ts';
import { haltSchedules, setServerClock } from './support/processes.ts';
import { countDocumentsWith, expectMails, mailedAt } from './support/stored.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const [message] = FORMS;
const CONFIRMED = /^Votre inscription est (déjà )?confirmée$/;

async function sendMessage(page: Page, own: string): Promise<void> {
  await message.fill(page, own);
  await message.submit(page);
  await expect(toasts(page).getByText(message.sent)).toBeVisible();
  expect(await countDocumentsWith(message.collection, own)).toBe(1);
  await expectMails(own, message.mails);
}

for (const [name, error] of [
  ['ahead', 10 * MINUTE],
  ['behind', -10 * MINUTE],
] as const) {
  test.describe(`with the server clock ten minutes ${name}`, () => {
    // The schedules keep the true clock, by which claims of the functions would be over.
    test.beforeAll(async () => {
      await haltSchedules(true);
      await setServerClock(error);
    });
    test.afterAll(async () => {
      await setServerClock(0);
      await haltSchedules(false);
    });

    test(`with the server clock ten minutes ${name}, a contact message is mailed once, and a newsletter sign-up is confirmed`, async ({
      page,
    }) => {
      const own = newEmail(`server-${name}`);
      await sendMessage(page, own);
      expect(Math.abs((await mailedAt(own)) - Date.now() - error)).toBeLessThan(MINUTE);
      const { email, confirm } = await signUpByMail();
      // Setting the clock restarts all functions, which may take longer than Hosting waits.
      await expect(async () => {
        await page.goto(confirm);
        await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
        await expect(page.getByRole('heading', { name: CONFIRMED })).toBeVisible();
      }).toPass();
      expect(await readSubscription(email)).toMatchObject({ active: true });
    });

    signedIn(`with the server ten minutes ${name}, a deletion is undone`, async ({ page }) => {
      const { id, name: hotel } = await plantPublished();
      await openAdmin(page, `/admin/hotels?q=${id}`, 'Hôtels');
      await page.getByRole('button', { name: `Supprimer ${hotel}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
      await expect(page.getByText('Hôtel supprimé')).toBeVisible();
      await page.getByRole('button', { name: 'Annuler la suppression' }).click();
      await expect(page.getByText('Hôtel restauré')).toBeVisible();
      expect(await storedHotel(id)).toMatchObject({ name: hotel });
      await expect.poll(async () => (await storedHotel(id))?.published).toBe(true);
    });
  });
}

/** Returns the day and the local time in Paris a number of hours from now, as typed into the form. */
const inParis = (hours: number) =>
  new Date(Date.now() + hours * 60 * MINUTE)
    .toLocaleString('sv-SE', { timeZone: 'Europe/Paris' })
    .slice(0, 16)
    .split(' ');

for (const [name, error] of [
  ['ahead', DAY],
  ['behind', -DAY],
] as const) {
  test(`with the visitor’s clock a day ${name}, a contact message is stored once, and mailed`, async ({
    page,
  }) => {
    await page.clock.install({ time: Date.now() + error });
    await sendMessage(page, newEmail(`browser-${name}`));
  });

  test(`with the administrator’s clock a day ${name}, a hotel whose publication is scheduled stays unpublished`, async ({
    page,
  }) => {
    const { id } = await plantPublished();
    await page.clock.install({ time: Date.now() + error });
    await page.goto(`/admin/login?redirect=${encodeURIComponent(`/admin/hotels/${id}`)}`);
    await field(page, 'E-mail').fill(DEMO_ADMIN.email);
    await field(page, 'Mot de passe').fill(DEMO_ADMIN.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('checkbox', { name: 'Publié' }).uncheck();
    const [day = '', time = ''] = inParis(3);
    await field(page, 'Publier le').fill(day);
    await field(page, 'Heure').fill(time);
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
    await expect(page.getByText('Hôtel modifié')).toBeVisible();
    expect(await storedHotel(id)).toMatchObject({ published: false });
    await expectAuditEntries(id, ['create', 'update']);
  });
}
