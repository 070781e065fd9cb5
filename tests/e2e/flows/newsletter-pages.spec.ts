import type { Page } from '@playwright/test';
import { readSubscription, signUpByMail } from '../support/newsletter.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, open, test } from '../support/test.ts';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

test('the pages linked in newsletter mails confirm a sign-up, unsubscribe, and erase the subscriber’s data', async ({
  page,
}) => {
  const { email, confirm, unsubscribe } = await signUpByMail();
  await test.step('a subscriber confirms a newsletter sign-up by keyboard; a second confirmation says that the sign-up is already confirmed', async () => {
    await open(page, confirm);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectAccessible(page);
    await button(page, 'Confirmer mon inscription').focus();
    await page.keyboard.press('Enter');
    await expect(title(page, 'Votre inscription est confirmée')).toBeFocused();
    expect(await readSubscription(email)).toMatchObject({ active: true });
    await expectAccessible(page);
    await page.goto(confirm);
    await button(page, 'Confirmer mon inscription').click();
    await expect(title(page, 'Votre inscription est déjà confirmée')).toBeVisible();
  });

  await test.step('opening the unsubscribe link of a newsletter unsubscribes nobody', async () => {
    await open(page, unsubscribe);
    await expect(title(page, 'Vous désinscrire')).toBeVisible();
    await expectAccessible(page);
    expect(await readSubscription(email)).toMatchObject({ active: true, unsubscribed_at: null });
  });

  await test.step('a newsletter subscriber unsubscribes, then erases the stored data, with the keyboard alone', async () => {
    await button(page, 'Me désinscrire').focus();
    await page.keyboard.press('Enter');
    await expect(title(page, 'Votre désinscription est faite')).toBeFocused();
    expect(await readSubscription(email)).toMatchObject({ active: false });

    await page.keyboard.press('Tab');
    await expect(button(page, 'Effacer mes données')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(title(page, 'Vos données sont effacées')).toBeFocused();
    expect(await readSubscription(email)).toBeUndefined();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript, the pages linked in newsletter mails confirm a sign-up, unsubscribe, and erase the subscriber’s data', async ({
    page,
  }) => {
    const { email, confirm, unsubscribe } = await signUpByMail();
    await page.goto(confirm);
    await button(page, 'Confirmer mon inscription').click();
    await expect(title(page, 'Votre inscription est confirmée')).toBeVisible();
    expect(await readSubscription(email)).toMatchObject({ active: true });

    await page.goto(unsubscribe);
    await button(page, 'Me désinscrire').click();
    await expect(title(page, 'Votre désinscription est faite')).toBeVisible();
    expect(await readSubscription(email)).toMatchObject({ active: false });

    await button(page, 'Effacer mes données').click();
    await expect(title(page, 'Vos données sont effacées')).toBeVisible();
    expect(await readSubscription(email)).toBeUndefined();
  });
});
