import { readFile } from 'node:fs/promises';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { openAdmin } from '../e2e/support/admin.ts';
import { openNewsletter, plantSubscription, runPrefix } from '../e2e/support/admin-office.ts';
import { expect } from '../e2e/support/test.ts';
import { newJpeg } from '../functions/media-pictures.ts';
import { test } from './support/admin.ts';
import { endFaults, setBrowserFault, setServerFault } from './support/faults.ts';
import { countDocumentsWith } from './support/stored.ts';

for (const mode of ['down', 'failing', 'unanswered', 'cut'] as const) {
  test(`with uploads in the fault mode "${mode}", an uploaded photo shows an error, and « Réessayer » stores the photo once`, async ({
    page,
  }) => {
    const name = `quai-${crypto.randomUUID()}.jpg`;
    await openAdmin(page, '/admin/images', 'Images');
    const zone = page.getByRole('group', { name: 'Envoyer des photos' });
    await setBrowserFault('hosting', mode, '/api/media');
    const buffer = await newJpeg({ width: 900, height: 600 });
    await zone.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(zone.getByRole('alert')).toBeVisible();
    await endFaults();
    await zone.getByRole('button', { name: `Réessayer ${name}` }).click();
    await expect(zone.getByRole('list')).toHaveCount(0);
    await expect.poll(() => countDocumentsWith(COLLECTIONS.media, name)).toBe(1);
  });
}

for (const mode of ['down', 'slow', 'failing', 'flapping'] as const) {
  test(`with the server’s Firestore in the fault mode "${mode}", an uploaded photo is stored once, if need be after « Réessayer »`, async ({
    page,
  }) => {
    const name = `quai-${crypto.randomUUID()}.jpg`;
    await openAdmin(page, '/admin/images', 'Images');
    const zone = page.getByRole('group', { name: 'Envoyer des photos' });
    const card = page.getByRole('button', { name: `Supprimer ${name}` });
    const failure = zone.getByRole('alert');
    await setServerFault('firestore', mode);
    const buffer = await newJpeg({ width: 900, height: 600 });
    await zone.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(failure.or(card).first()).toBeVisible();
    const isTold = await failure.isVisible();
    if (mode !== 'flapping') expect(isTold).toBe(true);
    await endFaults();
    if (isTold) {
      await expect(failure).toHaveText(/n’a pas pu être enregistrée/);
      await zone.getByRole('button', { name: `Réessayer ${name}` }).click();
    }
    await expect(card).toBeVisible();
    await expect.poll(() => countDocumentsWith(COLLECTIONS.media, name)).toBe(1);
  });
}

test('with the server’s Auth down, an uploaded photo shows an error, and « Réessayer » stores the photo once', async ({
  page,
}) => {
  const name = `quai-${crypto.randomUUID()}.jpg`;
  await openAdmin(page, '/admin/images', 'Images');
  const zone = page.getByRole('group', { name: 'Envoyer des photos' });
  await setServerFault('auth', 'down');
  const buffer = await newJpeg({ width: 900, height: 600 });
  await zone.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(zone.getByRole('alert')).toHaveText(/n’a pas pu être enregistrée/);
  await endFaults();
  await zone.getByRole('button', { name: `Réessayer ${name}` }).click();
  await expect(zone.getByRole('list')).toHaveCount(0);
  await expect.poll(() => countDocumentsWith(COLLECTIONS.media, name)).toBe(1);
});

for (const mode of ['down', 'slow', 'failing'] as const) {
  test(`with Firestore, Auth and Cloud Functions in the fault mode "${mode}", subscribers that the browser has already loaded can be exported`, async ({
    page,
  }) => {
    const id = runPrefix(`export-${mode}`);
    const email = await plantSubscription(id);
    await openNewsletter(page, id);
    await expect(page.getByRole('cell', { name: email, exact: true })).toBeVisible();
    for (const service of ['firestore', 'auth', 'functions'] as const) {
      await setBrowserFault(service, mode);
    }
    await setServerFault('firestore', mode);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter CSV' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain(email);
  });
}
