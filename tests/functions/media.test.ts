import { randomUUID } from 'node:crypto';
import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import sharp from 'sharp';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePhoto } from '#domain/media/photo.ts';
import { photoShare } from '#domain/media/photo-share.ts';
import { UPLOAD_PATH, type UploadDetails } from '#domain/media/upload.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { forget, loggedOnce, signIn, signInAdmin, signInVisitor } from './admin.ts';
import { call, database, SITE } from './call.ts';
import { newJpeg } from './media-pictures.ts';
import { soon } from './soon.ts';

const Uploaded = v.object({ address: v.string(), isKnown: v.boolean() });
const Answered = v.object({ address: v.string(), changed: v.number() });

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${SITE}${path}`, { headers, method, redirect: 'manual' });

function post(body: Buffer, token?: string, query = ''): Promise<Response> {
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  return fetch(`${SITE}${UPLOAD_PATH}${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', ...authorization },
    body: new Uint8Array(body),
  });
}

let admin = '';
const uploaded: string[] = [];
beforeAll(async () => {
  admin = (await signInAdmin()).token;
});

/** Later tests would list what these uploaded. */
afterAll(async () => {
  const media = database().collection(COLLECTIONS.media);
  await Promise.all(uploaded.map((id) => database().recursiveDelete(media.doc(id))));
});

async function upload(details: UploadDetails = {}): Promise<{ id: string; address: string }> {
  const query = `?${new URLSearchParams(details)}`;
  const response = await post(await newJpeg(), admin, query);
  expect(response.status).toBe(200);
  const { address } = v.parse(Uploaded, await response.json());
  const id = parsePhoto(address)?.id ?? '';
  uploaded.push(id);
  return { id, address };
}

describe('an upload', () => {
  it('is an administrator’s, who still is one', async () => {
    const file = await newJpeg();
    const account = { email: `${randomUUID()}@example.org`, password: 'grand-sejour' };
    database();
    const auth = getAuth(getApp('functions'));
    const { uid } = await auth.createUser({ ...account, emailVerified: true });
    await auth.setCustomUserClaims(uid, { admin: true });
    const { token } = await signIn(account);
    const revoked = Math.floor(Date.now() / 1000);
    await soon(async () => expect(Math.floor(Date.now() / 1000)).toBeGreaterThan(revoked));
    await auth.revokeRefreshTokens(uid);
    const visitor = (await signInVisitor()).token;
    for (const [given, status, code] of [
      [undefined, 401, 'unauthenticated'],
      ['faux', 401, 'unauthenticated'],
      [visitor, 403, 'permission-denied'],
      [token, 401, 'unauthenticated'],
    ] as const) {
      const response = await post(file, given);
      expect(response.status).toBe(status);
      expect(await response.json()).toEqual({ code, error: expect.any(String) });
    }
    expect((await get(UPLOAD_PATH)).status).toBe(405);
    await auth.deleteUser(uid);
  });

  it('answers the address, whose files the site then serves for a year', async () => {
    const { address } = await upload({ alt: 'Un quai', name: 'quai.jpg' });
    expect(parsePhoto(address)).toMatchObject({ alt: 'Un quai', width: 600, height: 400 });
    const [path = ''] = address.split('#');
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const body = Buffer.from(await response.arrayBuffer());
    expect(await sharp(body).metadata()).toMatchObject({ format: 'webp', width: 600 });

    const etag = response.headers.get('etag') ?? '';
    const again = await get(path, { 'If-None-Match': etag });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    expect(again.headers.get('cache-control')).toContain('immutable');
    const head = await get(path, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('etag')).toBe(etag);
    expect(head.headers.get('content-length')).toBe(String(body.byteLength));
    expect((await get(path, {}, 'POST')).status).toBe(405);

    const avif = await get(path.replace('.webp', '.avif'));
    expect(avif.headers.get('content-type')).toBe('image/avif');
  });

  it('of a text named .jpg is refused in French', async () => {
    const response = await post(Buffer.from('Bonjour'), admin, '?name=photo.jpg');
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'not-a-picture' });
  });
});

describe('a photograph', () => {
  it('has no other files, which nobody keeps as missing for long', async () => {
    const { id } = await upload();
    for (const path of [
      `/media/${id}-1920.avif`,
      `/media/${id}-600.jpg`,
      `/media/${id}-original`,
      `/media/${id}.webp`,
      `/media/${id.replace(/./, 'z')}-600.webp`,
      `/media/${'0'.repeat(24)}-600.webp`,
      `/media/${'0'.repeat(24)}-partage-50x50.jpg`,
      '/media/',
      '/media/..%2fhotels',
      `/media/${id}-600.webp/original`,
    ]) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(response.headers.get('cache-control'), path).toMatch(/s-maxage=60$/);
    }
  });

  it('is rewritten, replaced, deleted and restored wherever it is used, in the caller’s name', async () => {
    const { id, address } = await upload({ alt: 'Un quai' });
    const hotel = database().collection(COLLECTIONS.hotels).doc(`photo-${randomUUID()}`);
    await hotel.set({ name: 'Le Quai', image: address, gallery: [], published: false });
    const uses = async () =>
      (await database().collection(COLLECTIONS.media).doc(id).get()).get('uses');
    await soon(async () => expect(await uses()).toEqual([`hotels/${hotel.id}`]));

    const change = { action: 'change', id, alt: 'Un port', focal: { x: 10, y: 90 } };
    const { body } = await call('mediaLibrary', change, admin);
    const changed = v.parse(Answered, body.result);
    expect(changed).toMatchObject({ changed: 1 });
    expect((await hotel.get()).get('image')).toBe(changed.address);
    const entry = await loggedOnce({
      collection: COLLECTIONS.hotels,
      id: hotel.id,
      action: 'update',
    });
    expect(entry.get('changed')).toEqual(['image']);
    expect(entry.get('actor')).toMatchObject({ email: 'admin@grand-sejour.test' });

    // The former picture for sharing leads to the present one.
    const former = await get(`/media/${id}-partage-50x50.jpg`);
    const share = photoShare({ id, focal: { x: 10, y: 90 } });
    expect([former.status, former.headers.get('location')]).toEqual([302, share]);
    expect((await get(share)).headers.get('content-type')).toBe('image/jpeg');

    const used = await call('mediaLibrary', { action: 'delete', id }, admin);
    expect(used.body.error).toMatchObject({
      status: 'FAILED_PRECONDITION',
      details: { reason: 'used', uses: [{ id: hotel.id, label: 'Le Quai', fields: ['image'] }] },
    });
    await call('mediaLibrary', { action: 'delete', id, evenIfUsed: true }, admin);
    expect((await get(share)).status).toBe(404);
    await call('mediaLibrary', { action: 'restore', id }, admin);
    expect((await get(share)).status).toBe(200);

    await hotel.delete();
    await soon(async () => expect(await uses()).toEqual([]));
    await forget(hotel.id);
  });
});
