import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test.ts';

const invitation = (page: Page) =>
  page.getByRole('region', { name: 'Gardez le guide sous la main' });

/** The browser's offer, as Chromium makes it to who has not installed the site. */
async function offer(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      document.body.dataset.prompted = answer;
    };
    dispatchEvent(
      Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome: answer }) }),
    );
  }, outcome);
}

test.describe('The invitation to install the site', () => {
  test('comes with the first saved hotel, not over a message, and is accepted once', async ({
    page,
  }) => {
    await open(page, '/hotels/ryokan-momiji');
    await offer(page, 'accepted');
    await page.getByRole('button', { name: 'Sauvegarder' }).click();
    const saved = page.locator('.toast-card');
    await expect(saved).toBeVisible();
    await expect(invitation(page)).toBeHidden();
    await saved.getByRole('button', { name: 'Fermer' }).click();
    await invitation(page).getByRole('button', { name: 'Installer' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-prompted', 'accepted');
    await expect(invitation(page)).toBeHidden();
    const memory = await page.evaluate(() => localStorage.getItem('install'));
    expect(memory).toContain('"isInstalled":true');
  });

  test('comes at the second visit; « Plus tard » is remembered', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('install', '{"visits":1,"refusals":1}'));
    await open(page, '/about');
    await offer(page, 'dismissed');
    await invitation(page).getByRole('button', { name: 'Plus tard' }).click();
    await expect(invitation(page)).toBeHidden();
    const memory = await page.evaluate(() => localStorage.getItem('install'));
    expect(memory).toBe('{"visits":2,"refusals":2,"isInstalled":false}');
  });
});
