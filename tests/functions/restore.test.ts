import { randomUUID } from 'node:crypto';
import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeletableCollection } from '#domain/admin/admin-calls.ts';
import { AUDITED_COLLECTIONS } from '#domain/admin/audit-entry.ts';
import { hotelDestinationId } from '#domain/hotel/hotel-destination.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { deleteTogether } from '../../functions/src/admin/delete-records.ts';
import { logWrite } from '../../functions/src/journal/log-write.ts';
import { restoreEntry } from '../../functions/src/journal/restore-record.ts';
import { emptyDatabase } from './emulated-project.ts';

// In a project without triggers: what they log is logged by hand.
const db = emptyDatabase();
const { auditLog, hotels, destinations, hotelDestinations, newsletterSubscriptions } = COLLECTIONS;
const CREATED = Timestamp.fromMillis(1_700_000_000_000);
const odile = { uid: 'odile', email: 'odile@example.org' };

let id = '';
beforeEach(() => {
  id = `restore-${randomUUID()}`;
});

const at = (collection: string, key = id) => db.collection(collection).doc(key);
const signed = () => ({ updated_at: FieldValue.serverTimestamp(), updated_by: 'somebody' });
const hotel = () => ({ name: 'Hôtel', price: 100, featured: false, created_at: CREATED });

/** Deletes a record. @returns the id of the journal's entry */
async function remove(collection: DeletableCollection): Promise<string> {
  const payload = { requestId: randomUUID(), collection, ids: [id] };
  const { deleted } = await deleteTogether(db, payload, { actor: odile, now: new Date() });
  const [one] = deleted;
  if (!one) throw new Error(`${id} was not there.`);
  return one.auditId;
}

/** Writes a document, and logs it as its trigger does. @returns the id of the journal's entry */
async function change(document: DocumentReference, write: () => Promise<unknown>): Promise<string> {
  const [auditId, at] = [randomUUID(), new Date()];
  const collection = AUDITED_COLLECTIONS.find((name) => name === document.parent.id);
  if (!collection) throw new Error(`${document.path} is not audited.`);
  const before = (await document.get()).data() ?? null;
  await write();
  const after = (await document.get()).data() ?? null;
  const written = { collection, documentId: document.id, before, after };
  await logWrite(db, { ...written, auditId, actor: odile, at });
  return auditId;
}

const restore = (auditId: string, force = false) =>
  restoreEntry(db, auditId, { actor: odile, now: new Date(), force });
const refusal = (reason: string) => ({
  code: 'failed-precondition',
  message: expect.stringMatching(/[éèêàç'’ ]/),
  details: expect.objectContaining({ reason }),
});

describe('a deletion', () => {
  it('of a destination is undone without the hotel that was deleted meanwhile', async () => {
    const [kept, gone] = [`${id}-a`, `${id}-b`];
    const links = [kept, gone].map((hotelId) => hotelDestinationId(hotelId, id));
    await at(destinations).set({ destination_name: 'Italie', destination_slug: id });
    for (const hotel_id of [kept, gone]) {
      await at(hotels, hotel_id).set(hotel());
      await at(hotelDestinations, hotelDestinationId(hotel_id, id)).set({
        hotel_id,
        destination_id: id,
      });
    }
    const deletion = await remove(destinations);
    await at(hotels, gone).delete();
    expect(await restore(deletion)).toMatchObject({ links: 1, lost: 1 });
    const stored = await Promise.all(links.map((link) => at(hotelDestinations, link).get()));
    expect(stored.map((link) => link.exists)).toEqual([true, false]);
  });

  it('is not undone over what was created meanwhile under the same id', async () => {
    await at(hotels).set(hotel());
    const deletion = await remove(hotels);
    await at(hotels).set({ name: 'Un autre' });
    await expect(restore(deletion)).rejects.toMatchObject({
      ...refusal('exists'),
      message: 'Cette fiche existe déjà\u00a0: elle a été rétablie ou créée à nouveau',
    });
    expect((await at(hotels).get()).data()).toEqual({ name: 'Un autre' });
  });

  it('is undone once, by two who ask at the same time', async () => {
    await at(hotels).set(hotel());
    const auditId = await remove(hotels);
    const answers = await Promise.allSettled([restore(auditId), restore(auditId)]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const failed = answers.find((answer) => answer.status === 'rejected');
    expect(['failed-precondition', 'aborted']).toContain(failed?.reason.code);
  });

  it('of a destination frees its slug, and is not undone while another has it', async () => {
    const slugs = COLLECTIONS.destinationSlugs;
    const reserved = async () => (await at(slugs).get()).get('destination_id');
    await at(destinations).set({ destination_name: 'Italie', destination_slug: id, active: false });
    await at(slugs).set({ destination_id: id });
    const deletion = await remove(destinations);
    expect(await reserved()).toBeUndefined();
    // By its reservation or, saved by an earlier release, without one.
    await at(slugs).set({ destination_id: `${id}-autre` });
    await expect(restore(deletion)).rejects.toMatchObject({
      ...refusal('slug-taken'),
      message: expect.stringContaining(`« ${id} »`),
    });
    await at(slugs).delete();
    await at(destinations, `${id}-autre`).set({ destination_slug: id, active: false });
    await expect(restore(deletion)).rejects.toMatchObject(refusal('slug-taken'));
    await at(destinations, `${id}-autre`).delete();
    expect(await restore(deletion)).toMatchObject({ collection: destinations, id });
    expect(await reserved()).toBe(id);
  });

  it('of a link is undone while both ends are there', async () => {
    const linkId = hotelDestinationId(id, `${id}-a`);
    const link = at(hotelDestinations, linkId);
    await link.set({ hotel_id: id, destination_id: `${id}-a`, updated_by: 'odile' });
    const auditId = await change(link, () => link.delete());
    await expect(restore(auditId)).rejects.toMatchObject(refusal('end-missing'));
    await at(hotels).set(hotel());
    await at(destinations, `${id}-a`).set({ destination_name: 'A' });
    expect(await restore(auditId)).toMatchObject({ links: 1, lost: 0 });
    expect((await link.get()).get('hotel_id')).toBe(id);
    const { docs } = await db.collection(auditLog).where('document_id', '==', linkId).get();
    const entry = docs.find((one) => one.get('action') === 'restore');
    expect(entry?.get('actor')).toEqual(odile);
  });

  it('of a subscription is undone within the hour, from a trash that is then empty', async () => {
    const subscription = { email: 'odile@example.org', active: true, subscribed_at: CREATED };
    await at(newsletterSubscriptions).set(subscription);
    const deletion = await remove(newsletterSubscriptions);
    await restore(deletion);
    expect((await at(newsletterSubscriptions).get()).data()).toMatchObject(subscription);
    const trash = at(COLLECTIONS.trash, deletion);
    expect((await trash.get()).exists).toBe(false);

    await at(newsletterSubscriptions).delete();
    await trash.set({ data: subscription, expires_at: Timestamp.fromMillis(Date.now() - 1) });
    await expect(restore(deletion)).rejects.toMatchObject(refusal('erased'));
    expect((await at(newsletterSubscriptions).get()).exists).toBe(false);
  });
});

describe('a change', () => {
  it('is taken back, and what changed elsewhere since stays', async () => {
    await at(hotels).set({ ...hotel(), ...signed() });
    const auditId = await change(at(hotels), () =>
      at(hotels).update({ price: 200, details: 'Douze chambres', ...signed() }),
    );
    await at(hotels).update({ featured: true, ...signed() });
    const { updated_at } = (await at(hotels).get()).data() ?? {};
    expect(await restore(auditId)).toEqual({
      collection: hotels,
      id,
      links: 0,
      lost: 0,
    });
    const stored = (await at(hotels).get()).data();
    expect(stored).toEqual({
      ...hotel(),
      featured: true,
      updated_at: expect.any(Timestamp),
      updated_by: odile.uid,
    });
    expect(stored?.updated_at.toMillis()).toBeGreaterThanOrEqual(updated_at.toMillis());
  });

  it('is not taken back over later work, unless that is wanted', async () => {
    await at(hotels).set(hotel());
    const auditId = await change(at(hotels), () =>
      at(hotels).update({ price: 200, name: 'Palace' }),
    );
    await at(hotels).update({ price: 300 });
    await expect(restore(auditId)).rejects.toMatchObject({
      code: 'failed-precondition',
      details: { reason: 'changed', fields: ['price'] },
    });
    expect((await at(hotels).get()).get('price')).toBe(300);
    await restore(auditId, true);
    expect((await at(hotels).get()).data()).toMatchObject({ price: 100, name: 'Hôtel' });
  });

  it('of a slug reserves the earlier one, and frees the later', async () => {
    const [slugs, later] = [COLLECTIONS.destinationSlugs, `${id}-b`];
    const ownerOf = async (slug: string) => (await at(slugs, slug).get()).get('destination_id');
    await at(destinations).set({ destination_name: 'Italie', destination_slug: id });
    const auditId = await change(at(destinations), () =>
      at(destinations).update({ destination_slug: later }),
    );
    await at(slugs, later).set({ destination_id: id });
    await at(slugs).set({ destination_id: `${id}-autre` });
    await expect(restore(auditId)).rejects.toMatchObject(refusal('slug-taken'));
    await at(slugs).set({ destination_id: null });
    await restore(auditId);
    expect([await ownerOf(id), await ownerOf(later)]).toEqual([id, undefined]);
  });

  it('is refused of a deleted document, of visitors’ data, and a creation too', async () => {
    const creation = await change(at(hotels), () => at(hotels).set(hotel()));
    const update = await change(at(hotels), () => at(hotels).update({ price: 200 }));
    await at(hotels).delete();
    await expect(restore(update)).rejects.toMatchObject(refusal('deleted'));
    await expect(restore(creation)).rejects.toMatchObject(refusal('creation'));
    const subscription = at(newsletterSubscriptions);
    await subscription.set({ email: 'odile@example.org', active: true });
    const activation = await change(subscription, () => subscription.update({ active: false }));
    await expect(restore(activation)).rejects.toMatchObject(refusal('personal'));
  });
});

describe('a request whose mail had not left', () => {
  it('comes back without it, and says so', async () => {
    const { contactRequests } = COLLECTIONS;
    await at(contactRequests).set({
      form_type: 'contact',
      delivery: 'sending',
      created_at: CREATED,
    });
    const deletion = await remove(contactRequests);
    expect(await restore(deletion)).toMatchObject({ id });
    const restored = (await at(contactRequests).get()).data();
    expect(restored).toMatchObject({
      form_type: 'contact',
      delivery: 'failed',
      delivery_error: 'E-mail effacé avec la demande',
    });
  });
});
