import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeletableCollection } from '#domain/admin/admin-calls.ts';
import { AuditEntry, ERASED_ID } from '#domain/admin/audit-entry.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DEMO_ADMIN } from '#scripts/lib/demo-accounts.ts';
import { deletionId } from '../../functions/src/journal/journal-entry.ts';
import { forget, logged, loggedOnce, signInAdmin } from './admin.ts';
import { call, database } from './call.ts';
import { soon, TRIGGER_MS } from './soon.ts';

const YEAR_MS = 365 * 86_400_000;
let uid = '';
let token = '';
let id = '';
beforeAll(async () => {
  ({ uid, token } = await signInAdmin());
});
beforeEach(() => {
  id = `audit-${randomUUID()}`;
});
afterEach(() => forget(id));

/** The signature that the rules ask administrators for. */
const signed = () => ({ updated_at: FieldValue.serverTimestamp(), updated_by: uid });
const document = (collection: string) => database().collection(collection).doc(id);

/** Deletes it as the administrator's browser does. */
async function deleteAsAdmin(collection: DeletableCollection) {
  const payload = { requestId: randomUUID(), collection, ids: [id] };
  const { body } = await call('deleteRecords', payload, token);
  expect(body.result).toMatchObject({ deleted: [{ id }] });
}

describe('the journal of writes', { timeout: 3 * TRIGGER_MS }, () => {
  it('tells who created, changed and deleted a document, and what', async () => {
    const hotels = COLLECTIONS.hotels;
    const hotel = { name: 'Hôtel des Essais', price: 100, amenities: ['Spa'], ...signed() };
    await document(hotels).set({ ...hotel, created_at: FieldValue.serverTimestamp() });
    const creation = await loggedOnce({ collection: hotels, id, action: 'create' });
    const stored = (await document(hotels).get()).data();
    expect(creation.data()).toEqual({
      action: 'create',
      collection: 'hotels',
      document_id: id,
      label: 'Hôtel des Essais',
      actor: { uid, email: DEMO_ADMIN.email },
      at: expect.any(Timestamp),
      before: null,
      after: stored,
      changed: ['amenities', 'name', 'price'],
      links: [],
      batch: `${uid}/${stored?.updated_at.toMillis()}`,
      expires_at: expect.any(Timestamp),
    });
    const at = creation.get('at').toMillis();
    expect(creation.get('expires_at').toMillis() - at).toBe(YEAR_MS);

    await document(hotels).update({ price: 120, ...signed() });
    const update = await loggedOnce({ collection: hotels, id, action: 'update' });
    expect(update.data()).toMatchObject({
      label: 'Hôtel des Essais',
      actor: { uid },
      before: { price: 100 },
      after: { price: 120 },
      changed: ['price'],
    });

    const latest = (await document(hotels).get()).data();
    const link = { hotel_id: id, destination_id: 'italie', updated_by: null };
    await database().collection(COLLECTIONS.hotelDestinations).doc(`${id}_italie`).set(link);
    await deleteAsAdmin(hotels);
    const deletion = await loggedOnce({ collection: hotels, id, action: 'delete' });
    expect(deletion.data()).toMatchObject({
      label: 'Hôtel des Essais',
      actor: { uid, email: DEMO_ADMIN.email },
      at: expect.any(Timestamp),
      before: latest,
      after: null,
      links: [`${id}_italie`],
    });
  });

  it('can be read by administrators', async () => {
    await document(COLLECTIONS.blogPosts).set({ title: 'Essai', ...signed() });
    const entry = await loggedOnce({ collection: COLLECTIONS.blogPosts, id, action: 'create' });
    const at = entry.get('at').toDate().toISOString();
    expect(v.parse(AuditEntry, { ...entry.data(), id: entry.id, at })).toMatchObject({
      label: 'Essai',
      actor: { uid, email: DEMO_ADMIN.email },
    });
  });

  it('attributes to « système » what functions write, whoever signed the document before', async () => {
    const posts = COLLECTIONS.blogPosts;
    await document(posts).set({ title: 'Un', ...signed() });
    await document(posts).update({ title: 'Deux' });
    const update = await loggedOnce({ collection: posts, id, action: 'update' });
    expect(update.data()).toMatchObject({ actor: null, changed: ['title'] });
    await document(posts).delete();
    const deletion = await loggedOnce({ collection: posts, id, action: 'delete' });
    expect(deletion.get('actor')).toBeNull();
  });

  it('tells once of what a callable deleted, though a trigger sees it too', async () => {
    const posts = COLLECTIONS.blogPosts;
    await document(posts).set({ title: 'Un' });
    await deleteAsAdmin(posts);
    // Its trigger comes after that of the deletion.
    await document(posts).set({ title: 'Deux' });
    await logged({ collection: posts, id, action: 'create', count: 2 });
    await document(posts).delete();
    const deletions = await logged({ collection: posts, id, action: 'delete', count: 2 });
    expect(deletions.map((entry) => entry.get('actor')?.uid ?? null).sort()).toEqual(
      [null, uid].sort(),
    );
  });

  it('logs no write that changed nothing but its signature', async () => {
    const posts = COLLECTIONS.blogPosts;
    await document(posts).set({ title: 'Un', ...signed() });
    await document(posts).update(signed());
    await document(posts).update({ title: 'Deux', ...signed() });
    await loggedOnce({ collection: posts, id, action: 'update' });
    expect(await logged({ collection: posts, id, action: 'update' })).toHaveLength(1);
  });

  it('logs who linked and who unlinked, and deletes what remains of the link', async () => {
    const links = COLLECTIONS.hotelDestinations;
    const linkId = `${id}_italie`;
    const link = database().collection(links).doc(linkId);
    const ends = { hotel_id: id, destination_id: 'italie' };
    await link.set({ ...ends, updated_by: uid });
    const creation = await loggedOnce({ collection: links, id: linkId, action: 'create' });
    expect(creation.get('actor.uid')).toBe(uid);
    await link.set({ updated_by: uid });
    const deletion = await loggedOnce({ collection: links, id: linkId, action: 'delete' });
    expect(deletion.data()).toMatchObject({ actor: { uid }, before: ends, after: null, links: [] });
    await expect.poll(async () => (await link.get()).exists, { timeout: TRIGGER_MS }).toBe(false);
  });

  it('keeps both texts of a very long article, or at least the one that is gone', async () => {
    const posts = COLLECTIONS.blogPosts;
    await document(posts).set({ title: 'Long', content: 'é'.repeat(200_000) });
    await document(posts).update({ content: 'ô'.repeat(200_000) });
    const update = await loggedOnce({ collection: posts, id, action: 'update' });
    expect(update.get('before.content')).toBe('é'.repeat(200_000));
    expect(update.get('after.content')).toBe('ô'.repeat(200_000));
    const widest = 'あ'.repeat(200_000);
    await document(posts).update({ content: widest });
    await document(posts).update({ content: `い${widest.slice(1)}` });
    const updates = await logged({ collection: posts, id, action: 'update', count: 3 });
    const last = updates.find((entry) => entry.get('before.content') === widest);
    expect(last?.get('after')).toBeNull();
  });
});

describe('what the journal knows of visitors', { timeout: 3 * TRIGGER_MS }, () => {
  const subscriptions = COLLECTIONS.newsletterSubscriptions;
  const email = 'odile@example.org';

  it('is no address and no message', async () => {
    await document(subscriptions).set({ email, active: false });
    const creation = await loggedOnce({ collection: subscriptions, id, action: 'create' });
    expect(creation.data()).toMatchObject({
      label: null,
      actor: null,
      before: null,
      after: null,
      changed: ['active', 'email'],
    });
    expect(JSON.stringify(creation.data())).not.toContain(email);
  });

  it('is erased with the person: only that it was deleted stays', async () => {
    const requests = COLLECTIONS.contactRequests;
    await document(requests).set({ email, handled: false });
    await document(requests).update({ handled: true, note: `Rappeler ${email}`, ...signed() });
    await loggedOnce({ collection: requests, id, action: 'create' });
    const update = await loggedOnce({ collection: requests, id, action: 'update' });
    expect(update.data()).toMatchObject({ actor: { uid }, before: null, after: null });
    expect(JSON.stringify(update.data())).not.toContain('Rappeler');
    await deleteAsAdmin(requests);
    const deletion = await loggedOnce({ collection: requests, id, action: 'delete' });
    expect(JSON.stringify(deletion.data())).not.toContain(email);
    await expect
      .poll(async () => (await update.ref.get()).exists, { timeout: TRIGGER_MS })
      .toBe(false);
    const trashed = await database().collection(COLLECTIONS.trash).doc(deletion.id).get();
    expect(trashed.get('data.email')).toBe(email);
    const kept = trashed.get('expires_at').toMillis() - Date.now();
    expect(kept).toBeLessThanOrEqual(60 * 60_000);
  });

  it('is in no trash when a function deleted it', async () => {
    await document(subscriptions).set({ email, active: true });
    const { updateTime } = await document(subscriptions).get();
    await loggedOnce({ collection: subscriptions, id, action: 'create' });
    await document(subscriptions).delete();
    const written = { collection: subscriptions, documentId: id };
    const entryId = deletionId(written, updateTime ?? Timestamp.now());
    const deletion = database().collection(COLLECTIONS.auditLog).doc(entryId);
    await soon(async () => expect((await deletion.get()).get('document_id')).toBe(ERASED_ID));
    const trashed = await database().collection(COLLECTIONS.trash).doc(entryId).get();
    expect(trashed.exists).toBe(false);
    // Nothing is left that names the subscription, whose id is made of the address.
    const named = database().collection(COLLECTIONS.auditLog).where('document_id', '==', id);
    await soon(async () => expect((await named.get()).size).toBe(0));
  });
});
