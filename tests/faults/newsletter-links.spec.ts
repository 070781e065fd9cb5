import type { Page } from '@playwright/test';
import { signUpByMail, subscription } from '../e2e/support/newsletter.ts';
import { expect, open } from '../e2e/support/test.ts';
import { browserMeets, endFaults, serverMeets, test } from './support/faults.ts';

const API = '/api/newsletter/';
const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click();

const CONFIRMED = /^Votre inscription est (déjà )?confirmée$/;

for (const mode of ['down', 'failing', 'unanswered', 'cut'] as const) {
  test(`links whose answers are ${mode}: told, and done by the retry`, async ({ page }) => {
    const { email, confirm, unsubscribe } = await signUpByMail();
    await browserMeets('hosting', mode, API);
    await page.goto(confirm);
    await expect(title(page, 'La confirmation n’a pas abouti')).toBeVisible();
    await endFaults();
    await press(page, 'Réessayer');
    await expect(title(page, CONFIRMED)).toBeVisible();
    expect(await subscription(email)).toMatchObject({ active: true });

    await open(page, unsubscribe);
    await browserMeets('hosting', mode, API);
    await press(page, 'Me désinscrire');
    await expect(title(page, 'Votre demande n’a pas abouti')).toBeVisible();
    await endFaults();
    await press(page, 'Me désinscrire');
    await expect(title(page, 'Vous êtes désinscrit')).toBeVisible();
    expect(await subscription(email)).toMatchObject({ active: false });
  });
}

for (const mode of ['down', 'slow', 'flapping'] as const) {
  test(`links while the functions’ Firestore is ${mode}: done, or told and done by the retry`, async ({
    page,
  }) => {
    const { email, confirm } = await signUpByMail();
    await serverMeets('firestore', mode);
    await page.goto(confirm);
    if (mode !== 'flapping') {
      await expect(title(page, 'La confirmation n’a pas abouti')).toBeVisible();
      await endFaults();
      await press(page, 'Réessayer');
    }
    await expect(title(page, CONFIRMED)).toBeVisible();
    expect(await subscription(email)).toMatchObject({ active: true });
  });
}
