import type { Page } from '@playwright/test';
import { signUpByMail, subscription } from '../e2e/support/newsletter.ts';
import { expect } from '../e2e/support/test.ts';
import { endFaults, serverMeets, test } from './support/faults.ts';

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name }).click();

const CONFIRMED = /^Votre inscription est (déjà )?confirmée$/;

for (const mode of ['down', 'slow', 'flapping'] as const) {
  test(`with the functions’ Firestore "${mode}", a confirmation link works at once, or on « Réessayer » after an error`, async ({
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
