import { newJpeg } from '../../functions/media-pictures.ts';
import { openAdmin, test } from '../support/admin.ts';

for (const width of [390, 1440]) {
  test(`look at ${width}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 1000 });
    await openAdmin(page, '/admin/images', 'Images');
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `/tmp/media-look/images-${width}.png`, fullPage: true });
    await page.getByRole('button', { name: /^Supprimer Affiche.*tours d’un temple/ }).click();
    await page.waitForTimeout(2000);
    await page.screenshot({ path: `/tmp/media-look/delete-${width}.png` });
    await page.keyboard.press('Escape');
    await openAdmin(page, '/admin/hotels/maison-srah-chouk', 'Modifier l’hôtel').catch(
      () => undefined,
    );
    await page.waitForTimeout(2000);
    const zone = page.getByRole('group', { name: 'Envoyer une image', exact: true });
    await zone.locator('summary').click();
    await page.waitForTimeout(1000);
    await page.screenshot({ path: `/tmp/media-look/hotel-${width}.png`, fullPage: true });
    const gallery = page.getByRole('group', { name: 'Envoyer des images' });
    await gallery.locator('input[type=file]').setInputFiles([
      {
        name: 'un.jpg',
        mimeType: 'image/jpeg',
        buffer: await newJpeg({ width: 900, height: 600 }),
      },
      { name: 'deux.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('non') },
    ]);
    await page.waitForTimeout(6000);
    await gallery.screenshot({ path: `/tmp/media-look/gallery-${width}.png` });
  });
}
