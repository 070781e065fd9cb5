import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database, forget, SITE } from './call.ts';

const id = `ancienne-${randomUUID()}`;

/** Requests a path as an administrator's browser after a change, which ends the instance's cache. */
const ask = (path: string) =>
  fetch(SITE + path, { redirect: 'manual', headers: { Cookie: `__session=${Date.now()}` } });

const STORED = {
  page: { from: `/${id}`, to: '/contact' },
  file: { from: `/été/${id}.php`, to: '/destinations?region=Asie#liste' },
  accents: { from: `/${id}-accents`, to: '/hôtels/œuvre' },
  away: { from: `/${id}-ailleurs`, to: 'https://ailleurs.example/page' },
  deleted: { from: `/${id}-corbeille`, to: '/contact', deleted_at: new Date() },
  shown: { from: `/hotels/${id}-ouvert`, to: '/contact' },
  gone: { from: `/hotels/${id}-ferme`, to: '/contact' },
};

beforeAll(async () => {
  const batch = database().batch();
  const store = (collection: string, name: string, fields: object) =>
    batch.set(database().collection(collection).doc(`${id}-${name}`), fields);
  for (const [name, fields] of Object.entries(STORED)) {
    store(COLLECTIONS.redirections, name, fields);
  }
  const hotel = { name: id, location: 'Nice', region: 'Europe' };
  store(COLLECTIONS.hotels, 'ouvert', { ...hotel, published: true });
  const deletion = { published: false, was_shown: true, deleted_at: new Date() };
  store(COLLECTIONS.hotels, 'ferme', { ...hotel, ...deletion });
  await batch.commit();
});
afterAll(() => forget(id));

it.each([
  [`/${id}?budget=3&utm_source=lettre`, '/contact?budget=3'],
  [`/%C3%89t%C3%A9/${id}.PHP?page=2`, '/destinations?region=Asie#liste'],
  [`/${id}-accents`, '/h%C3%B4tels/%C5%93uvre'],
  [`/${id}-ailleurs`, 'https://ailleurs.example/page'],
  [`/hotels/${id}-ferme`, '/contact'],
])('the former URL %s redirects permanently to %s', async (path, to) => {
  const { status, headers } = await ask(path);
  expect([status, headers.get('location')]).toEqual([301, to]);
  expect(headers.get('cache-control')).toContain('max-age=0');
});

it.each([
  [`/${id}-corbeille`, 404, 'is in the trash'],
  [`/hotels/${id}-ouvert`, 200, 'is about a record that exists by now'],
])('the path %s answers %i, because its redirection %s', async (path, status) => {
  expect((await ask(path)).status).toBe(status);
});
