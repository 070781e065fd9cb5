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

  test('comes at the second visit; « Plus tard » twice is for ever', async ({ page, context }) => {
    /** A tab of its own is a visit. */
    const visit = async () => {
      const tab = await context.newPage();
      await open(tab, '/about');
      await offer(tab, 'dismissed');
      await expect
        .poll(() => tab.evaluate(() => sessionStorage.getItem('installVisit')))
        .toBe('counted');
      return tab;
    };
    const first = await visit();
    await first.close();
    for (const refusals of [1, 2]) {
      const tab = await visit();
      await invitation(tab).getByRole('button', { name: 'Plus tard' }).click();
      await expect(invitation(tab)).toBeHidden();
      const memory = await tab.evaluate(() => localStorage.getItem('install'));
      expect(memory).toContain(`"refusals":${refusals}`);
      await tab.close();
    }
    await page.close();
  });
});
