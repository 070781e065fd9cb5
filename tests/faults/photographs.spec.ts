import { readFile } from 'node:fs/promises';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { openAdmin } from '../e2e/support/admin.ts';
import { openNewsletter, plantSubscription, runPrefix } from '../e2e/support/admin-office.ts';
import { expect } from '../e2e/support/test.ts';
import { newJpeg } from '../functions/media-pictures.ts';
import { test } from './support/admin.ts';
import { browserMeets, endFaults, serverMeets } from './support/faults.ts';
import { countWith } from './support/stored.ts';

for (const mode of ['down', 'unanswered'] as const) {
  test(`a photograph whose answer is ${mode}: told, kept, stored once by the retry`, async ({
    page,
  }) => {
    const name = `quai-${crypto.randomUUID()}.jpg`;
    await openAdmin(page, '/admin/images', 'Images');
    const zone = page.getByRole('group', { name: 'Envoyer des images' });
    await browserMeets('hosting', mode, '/api/media');
    const buffer = await newJpeg({ width: 900, height: 600 });
    await zone.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(zone.getByRole('alert')).toBeVisible();
    await endFaults();
    await zone.getByRole('button', { name: `Réessayer ${name}` }).click();
    await expect(zone.getByRole('list')).toHaveCount(0);
    await expect.poll(() => countWith(COLLECTIONS.media, name)).toBe(1);
  });
}

test('a photograph while the functions’ Firestore is down: told, kept, stored once', async ({
  page,
}) => {
  const name = `quai-${crypto.randomUUID()}.jpg`;
  await openAdmin(page, '/admin/images', 'Images');
  const zone = page.getByRole('group', { name: 'Envoyer des images' });
  await serverMeets('firestore', 'down');
  const buffer = await newJpeg({ width: 900, height: 600 });
  await zone.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(zone.getByRole('alert')).toHaveText(/n’a pas pu être enregistrée/);
  await endFaults();
  await zone.getByRole('button', { name: `Réessayer ${name}` }).click();
  await expect(page.getByRole('button', { name: `Supprimer ${name}` })).toBeVisible();
  await expect.poll(() => countWith(COLLECTIONS.media, name)).toBe(1);
});

test('a photograph while the functions’ Auth is down: told as what it is, kept, stored once', async ({
  page,
}) => {
  const name = `quai-${crypto.randomUUID()}.jpg`;
  await openAdmin(page, '/admin/images', 'Images');
  const zone = page.getByRole('group', { name: 'Envoyer des images' });
  await serverMeets('auth', 'down');
  const buffer = await newJpeg({ width: 900, height: 600 });
  await zone.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(zone.getByRole('alert')).toHaveText(/n’a pas pu être enregistrée/);
  await endFaults();
  await zone.getByRole('button', { name: `Réessayer ${name}` }).click();
  await expect(zone.getByRole('list')).toHaveCount(0);
  await expect.poll(() => countWith(COLLECTIONS.media, name)).toBe(1);
});

test('a list that was read is exported while Firestore, Auth and the functions are down', async ({
  page,
}) => {
  const id = runPrefix('export');
  const email = await plantSubscription(id);
  await openNewsletter(page, id);
  await expect(page.getByRole('cell', { name: email, exact: true })).toBeVisible();
  for (const service of ['firestore', 'auth', 'functions'] as const) {
    await browserMeets(service, 'down');
  }
  await serverMeets('firestore', 'down');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(email);
});
