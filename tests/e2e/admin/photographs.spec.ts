import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import * as v from 'valibot';
import {
  type Photo,
  parsePhoto,
  photoToHostedPicture,
  pictureFileUrl,
} from '#domain/media/photo.ts';
import { UPLOAD_ERRORS } from '#domain/media/photo-upload.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { newJpeg } from '../../functions/media-pictures.ts';
import { expect, field, openAdmin, test, toAdminPage } from '../support/admin.ts';
import { database } from '../support/firestore.ts';
import { removeHotel, storedHotel } from '../support/own-hotels.ts';
import { expectAccessible, expectFitsAndAccessible } from '../support/page-checks.ts';
import { open, underServiceWorker } from '../support/test.ts';

const hotel = `essai-photo-${crypto.randomUUID().slice(0, 8)}`;
const photoRef = (id: string) => database().collection(COLLECTIONS.media).doc(id);

// The photographs stay: other tests may have lists open that request the files.
test.afterAll(() => removeHotel(hotel));

/** Returns a phone's 12 MP JPEG: rotated by EXIF, with GPS. */
async function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 12 } as const;
  const create = { width: 4032, height: 3024, channels: 3, background: '#888', noise } as const;
  return sharp({ create })
    .withMetadata({ orientation: 6 })
    .withExif({
      IFD0: { Model: 'Un telephone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 24/1' },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Starts an upload and returns the photo named in the response. */
async function uploadedPhoto(page: Page, start: () => Promise<void>): Promise<Photo> {
  const [answer] = await Promise.all([page.waitForResponse(/\/api\/media\?/), start()]);
  const { url } = v.parse(v.object({ url: v.string() }), await answer.json());
  const photo = parsePhoto(url);
  if (photo === null) throw new Error(`${url} is no photograph.`);
  return photo;
}

const choose = (zone: Locator, name: string, buffer: Buffer) =>
  zone.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('publishing a hotel waits for the upload of its 12-megapixel photo, which visitors get upright, compressed and without GPS data', async ({
    page,
  }) => {
    await openAdmin(page, '/admin/hotels/new', 'Nouvel hôtel');
    await field(page, 'Nom').fill(hotel);
    await field(page, 'Localisation').fill('Nulle part');
    await field(page, 'Région').selectOption('Europe');
    const original = await phonePhoto();
    const zone = page.getByRole('group', { name: 'Envoyer une photo', exact: true });
    const photo = await uploadedPhoto(page, async () => {
      await choose(zone, 'IMG_0042.JPG', original);
      await page.getByRole('button', { name: 'Publier', exact: true }).tap();
      await expect(page.getByText('Envoi de la photo en cours…', { exact: true })).toBeVisible();
    });
    expect([photo.width, photo.height]).toEqual([1920, 2560]);
    await expectAccessible(page, 'dialog[open]');
    await page.getByRole('button', { name: 'Publier quand même' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Hôtels' })).toBeVisible();
    expect(parsePhoto(String((await storedHotel(hotel))?.image))?.id).toBe(photo.id);

    await page.goto(`/hotels/${hotel}`);
    const shown = page.locator(`img[src*="/media/${photo.id}-"]`).first();
    await expect(shown).toBeVisible();
    const loaded = () => shown.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(loaded).toMatch(/\/media\/[0-9a-f]+-\d+\.avif$/);
    const answer = await page.request.get(pictureFileUrl(photoToHostedPicture(photo), 800, 'avif'));
    expect(answer.headers()['content-type']).toBe('image/avif');
    const bytes = await answer.body();
    expect(bytes.byteLength).toBeLessThan(120_000);
    const { exif, height } = await sharp(bytes).metadata();
    expect([exif, height]).toEqual([undefined, 1067]);
  });
});

test('an unused photo in the picture library is deleted and restored; a photo that a record uses cannot be deleted', async ({
  page,
}) => {
  await openAdmin(page, '/admin/images', 'Images');
  await page.getByRole('button', { name: 'Supprimer bassin-de-lotus.jpg' }).click();
  await expect(page.getByText(/^Montrée par.*Maison Srah Chouk/)).toBeVisible();
  await expectAccessible(page);
  const zone = page.getByRole('group', { name: 'Envoyer des photos' });
  const name = `quai-${crypto.randomUUID()}.jpg`;
  const buffer = await newJpeg({ width: 900, height: 600 });
  const { id } = await uploadedPhoto(page, () => choose(zone, name, buffer));
  const used = page.getByRole('button', { name: 'Supprimer bassin-de-lotus.jpg' });
  const unused = page.getByRole('button', { name: `Supprimer ${name}` });
  await page.getByRole('searchbox').fill('srah chouk');
  await expect(used).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('checkbox', { name: 'Inutilisées seulement' }).check();
  await expect(used).toBeHidden();
  await unused.click();
  await expectFitsAndAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect.poll(async () => (await photoRef(id).get()).get('deleted_at')).not.toBeNull();
  await toAdminPage(page, 'Corbeille');
  await page.getByRole('button', { name: `Restaurer ${name}` }).click();
  await expect.poll(async () => (await photoRef(id).get()).get('deleted_at')).toBeNull();
});

test('a HEIC photo uploaded from a browser without HEIC support keeps its colours; a truncated HEIC photo is refused', async ({
  page,
}) => {
  await openAdmin(page, '/admin/images', 'Images');
  const zone = page.getByRole('group', { name: 'Envoyer des photos' });
  // 320 × 240 in Display P3, turned by 90°: a red corner comes to the top right.
  const heic = await readFile('tests/support/pictures/IMG_0412.jpg');
  const photo = await uploadedPhoto(page, () => choose(zone, 'IMG_0412.jpg', heic));
  expect([photo.width, photo.height]).toEqual([240, 320]);
  const answer = await page.request.get(pictureFileUrl(photoToHostedPicture(photo), 240, 'webp'));
  const corner = { left: 225, top: 15, width: 1, height: 1 };
  const [red = 0, green = 255] = await sharp(await answer.body())
    .extract(corner)
    .raw()
    .toBuffer();
  // sRGB has no such red; the file's numbers are 230 and 30.
  expect([red > 240, green < 15], `red ${red}, green ${green}`).toEqual([true, true]);

  await choose(zone, 'coupee.heic', heic.subarray(0, -400));
  await expect(zone.getByRole('alert')).toHaveText(UPLOAD_ERRORS.truncated);
});

test.describe('with the public site’s service worker', () => {
  test.use({ withServiceWorker: true });

  test('a picture seen in the administration is not cached for offline use, unlike those of public pages', async ({
    page,
  }) => {
    const kept = () =>
      page.evaluate(async () => {
        const requests = await (await caches.open('visited-images')).keys();
        return requests.map(({ url }) => url).join();
      });
    await open(page, '/');
    await underServiceWorker(page);
    await openAdmin(page, '/admin/images', 'Images');
    const zone = page.getByRole('group', { name: 'Envoyer des photos' });
    const buffer = await newJpeg({ width: 900, height: 600 });
    const { id } = await uploadedPhoto(page, () => choose(zone, 'secret.jpg', buffer));
    const shown = page.locator(`img[src*="/media/${id}-"]`).first();
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const before = await kept();
    await open(page, '/destinations');
    await expect.poll(kept).not.toBe(before);
    expect(await kept()).not.toContain(id);
  });
});
