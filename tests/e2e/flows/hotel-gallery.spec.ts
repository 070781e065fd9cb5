import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, open, test } from '../support/test.ts';

const HOTEL = '/hotels/grand-hotel-du-lac-blanc';
const dialog = (page: Page) => page.getByRole('dialog', { name: /: les images$/ });
const said = (page: Page) => dialog(page).getByRole('status');
const thumbnail = (page: Page, caption: string) =>
  page.getByRole('button', { name: new RegExp(`^Agrandir\\s: ${caption}`) });

test.describe('the pictures of a hotel page', () => {
  test('a hotel’s pictures open in a lightbox, and its booking card stays in the window', async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/lightbox/.test(request.url())) loaded.push(request.url());
    });
    await open(page, HOTEL);

    await test.step('the booking card of a hotel stays in the window while the page scrolls', async () => {
      const card = page.getByRole('complementary', { name: 'Réservation' });
      await thumbnail(page, 'Le grand salon').scrollIntoViewIfNeeded();
      const topOfCard = () => card.evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(topOfCard).toBe(32);
      await page.mouse.wheel(0, 200);
      await expect.poll(topOfCard).toBe(32);
    });

    await test.step('the lightbox’s code is loaded only when a picture is pressed', async () => {
      await thumbnail(page, 'Le grand salon').scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(loaded).toEqual([]);
      await thumbnail(page, 'Le grand salon').click();
      await expect(said(page)).toContainText('2 sur 7');
      expect(loaded).not.toEqual([]);
      await dialog(page).getByRole('button', { name: 'Fermer' }).click();
      await expect(dialog(page)).toBeHidden();
    });

    await test.step('the lightbox of a hotel begins with the hero picture', async () => {
      await thumbnail(page, 'Grand Hôtel du Lac Blanc').click();
      await expect(said(page)).toContainText('1 sur 7');
      await page.keyboard.press('Escape');
      await expect(thumbnail(page, 'Grand Hôtel du Lac Blanc')).toBeFocused();
    });

    await test.step('the lightbox shows whole pictures, and the page behind it does not scroll', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await thumbnail(page, 'La bibliothèque').click();
      const picture = dialog(page).locator('li[aria-hidden="false"] img');
      await expect(picture).toBeInViewport({ ratio: 1 });
      const place = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, 600);
      await expectAccessible(page, 'dialog');
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
      await dialog(page).getByRole('button', { name: 'Fermer' }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(thumbnail(page, 'La bibliothèque')).toBeFocused();
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('a swipe in the lightbox shows the next or previous picture', async ({ page }) => {
      await open(page, HOTEL);
      const small = await thumbnail(page, 'Le grand salon').boundingBox();
      await thumbnail(page, 'Le grand salon').tap();
      await expect(said(page)).toContainText('2 sur 7');
      const picture = dialog(page).locator('li[aria-hidden="false"] img');
      const height = async () => (await picture.boundingBox())?.height ?? 0;
      expect(await height()).toBeGreaterThan(small?.height ?? 0);
      await picture.dblclick();
      await expect.poll(async () => (await picture.boundingBox())?.width).toBe(350);
      await picture.dblclick();
      await expect.poll(height).toBeGreaterThan(small?.height ?? 0);
      const touches = await page.context().newCDPSession(page);
      const swipe = async (from: number, to: number) => {
        const at = (x: number) => ({ touchPoints: [{ x, y: 420 }] });
        await touches.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
        for (const share of [0.25, 0.5, 0.75, 1]) {
          const x = from + (to - from) * share;
          await touches.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
        }
        await touches.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      };
      await expect(async () => {
        await swipe(340, 40);
        await expect(said(page)).not.toContainText('2 sur 7', { timeout: 2000 });
      }).toPass();
      await expect(async () => {
        await swipe(40, 340);
        await expect(said(page)).toContainText('2 sur 7', { timeout: 2000 });
      }).toPass();
    });
  });
});
