import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { database, forget, SITE } from './call.ts';

const { hotels, previews } = COLLECTIONS;
const id = `brouillon-${randomUUID()}`;
const token = randomUUID();
const link = database().collection(previews).doc(`${hotels}_${id}`);
const inAnHour = () => new Date(Date.now() + 3_600_000);
const ask = (path: string) => fetch(SITE + path, { redirect: 'manual' });

beforeAll(async () => {
  const draft = { name: 'Maison du Quai', location: 'Nice', region: 'Europe', published: false };
  await database().collection(hotels).doc(id).set(draft);
  await link.set({ collection: hotels, record: id, token, until: inAnHour() });
});
afterAll(async () => {
  await forget(id);
  await link.delete();
});

it('a preview link shows a draft, without scripts, to whoever has the link; the draft’s public URL answers 404', async () => {
  const page = await ask(`/apercu/${token}`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain('Maison du Quai</h1>');
  expect(html).toMatch(/<body[^>]*><p [^>]*>Aperçu/);
  expect(page.headers.get('content-security-policy')).toMatch(
    /script-src 'self'; .*; sandbox(?! allow-scripts)/,
  );
  expect(page.headers.get('x-robots-tag')).toBe('noindex');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect((await ask(`/hotels/${id}`)).status).toBe(404);
});

it('a preview link that was revoked, was replaced or never existed answers 404', async () => {
  expect((await ask(`/apercu/${randomUUID()}`)).status).toBe(404);
  await link.update({ until: new Date() });
  expect((await ask(`/apercu/${token}`)).status).toBe(404);
  await link.update({ until: inAnHour(), token: randomUUID() });
  expect((await ask(`/apercu/${token}`)).status).toBe(404);
});
