import { expectScreenshot } from '../support/look.ts';
import { open, test } from '../support/test.ts';

test('a hotel card and the newsletter dialog match their stored screenshots', async ({ page }) => {
  await open(page, '/destinations/alpes');
  await expectScreenshot(page.getByRole('article', { name: 'Villa Ornavento' }), 'hotel-card');
  await page.getByRole('banner').getByRole('button', { name: 'Newsletter' }).click();
  await expectScreenshot(page.getByRole('dialog'), 'newsletter-dialog');
});

test('tabs, the booking card and the lightbox match their stored screenshots', async ({ page }) => {
  const coasts = page.waitForResponse('**/assets/fine-land*');
  await open(page, '/hotels/grand-hotel-du-lac-blanc');
  await expectScreenshot(page.getByRole('tablist'), 'tabs');
  await page.getByRole('img', { name: /^Carte/ }).scrollIntoViewIfNeeded();
  await coasts;
  await expectScreenshot(page.getByRole('complementary', { name: 'Réservation' }), 'booking-card');
  await page
    .getByRole('button', { name: /^Agrandir/ })
    .first()
    .click();
  await expectScreenshot(page.getByRole('dialog'), 'lightbox');
});

test('empty and invalid form fields match their stored screenshots', async ({ page }) => {
  await open(page, '/vacances-sur-mesure');
  const form = page.locator('form').filter({ has: page.getByLabel('Prénom') });
  await expectScreenshot(form, 'form');
  await form.getByRole('button', { name: 'Envoyer ma demande' }).click();
  await page.getByLabel('Prénom').blur();
  await expectScreenshot(form, 'form-refused');
});

test('the footer matches its stored screenshot', async ({ page }) => {
  await open(page, '/accessibilite');
  await expectScreenshot(page.getByRole('contentinfo'), 'footer');
});
