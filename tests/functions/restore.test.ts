import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RemovableCollection, removalNoteId } from '#domain/admin/removal-note.ts';
import { hotelDestinationId } from '#domain/hotel/hotel-destination.ts';
import { ADMIN_CALLABLES } from '#domain/site/callables.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DEMO_ADMIN } from '#scripts/lib/demo-accounts.ts';
import { forget, logged, loggedOnce, signInAdmin, signInVisitor, TRIGGER_MS } from './admin.ts';
import { call, database } from './call.ts';

const { hotels, destinations, hotelDestinations, newsletterSubscriptions } = COLLECTIONS;
const CREATED = Timestamp.fromMillis(1_700_000_000_000);

let admin = { token: '', uid: '' };
let visitor = { token: '', uid: '' };
let id = '';
beforeAll(async () => {
  admin = await signInAdmin();
  visitor = await signInVisitor();
});
beforeEach(() => {
  id = `restore-${randomUUID()}`;
});
afterEach(() => forget(id));

const at = (collection: string, key = id) => database().collection(collection).doc(key);
const signed = () => ({ updated_at: FieldValue.serverTimestamp(), updated_by: 'somebody' });
const hotel = () => ({ name: 'Hôtel', price: 100, featured: false, created_at: CREATED });

/** Deletes as an administrator's browser does. */
async function remove(collection: RemovableCollection, links: string[] = []) {
  const batch = database().batch();
  const note = { uid: admin.uid, at: FieldValue.serverTimestamp(), links };
  batch.set(at(COLLECTIONS.removalNotes, removalNoteId(collection, id)), note);
  batch.delete(at(collection));
  for (const link of links) batch.delete(at(hotelDestinations, link));
  await batch.commit();
}

const restore = (auditId: string, options: object = {}, token = admin.token) =>
  call('restoreRecord', { auditId, ...options }, token);
const undo = (collection: string, token = admin.token) =>
  call('undoDelete', { collection, id }, token);
const refusal = (status: string, reason?: string) => ({
  status,
  message: expect.stringMatching(/[éèêàç'’ ]/),
  ...(reason === undefined ? {} : { details: expect.objectContaining({ reason }) }),
});

describe('who may restore and import', { timeout: TRIGGER_MS }, () => {
  const payloads = {
    restoreRecord: { auditId: 'none' },
    undoDelete: { collection: hotels, id: 'none' },
    deleteLinked: { collection: hotels, id: 'none' },
    importSubscribers: { emails: ['odile@example.org'], consentConfirmed: true },
  };

  it.each(Object.values(ADMIN_CALLABLES))('%s: only administrators', async (name) => {
    const anonymous = await call(name, payloads[name]);
    expect(anonymous.body.error).toEqual({
      status: 'UNAUTHENTICATED',
      message: 'Votre session a expiré : reconnectez-vous',
    });
    const { body } = await call(name, payloads[name], visitor.token);
    expect(body.error).toEqual({
      status: 'PERMISSION_DENIED',
      message: "Ce compte n'a pas les droits d'administrateur",
    });
  });

  it.each([
    [{}],
    [{ auditId: '' }],
    [{ auditId: 'hotels/kyoto' }],
    [{ auditId: '..' }],
    [{ auditId: 'a', force: 'oui' }],
  ])('%o is refused', async (payload) => {
    const { body } = await call('restoreRecord', payload, admin.token);
    expect(body.error?.status).toBe('INVALID_ARGUMENT');
  });

  it('an unknown entry, or a document that nobody deleted, is not found', async () => {
    expect((await restore('none')).body.error).toEqual(refusal('NOT_FOUND'));
    expect((await undo(hotels)).body.error).toEqual(refusal('NOT_FOUND'));
    const { body } = await call('undoDelete', { collection: 'page_content', id }, admin.token);
    expect(body.error?.status).toBe('INVALID_ARGUMENT');
  });
});

describe('a deletion', { timeout: 3 * TRIGGER_MS }, () => {
  it('of a hotel is undone with its links, at once, under the name of who restores', async () => {
    const kept = hotelDestinationId(id, `${id}-a`);
    const lost = hotelDestinationId(id, `${id}-b`);
    await at(hotels).set({ ...hotel(), ...signed() });
    await at(destinations, `${id}-a`).set({ destination_name: 'A' });
    for (const link of [kept, lost]) {
      const destination_id = link.split('_')[1];
      await at(hotelDestinations, link).set({ hotel_id: id, destination_id, updated_by: null });
    }
    await remove(hotels, [kept, lost]);
    expect((await undo(hotels)).body.result).toEqual({ collection: hotels, id, links: 1, lost: 1 });

    const stored = (await at(hotels).get()).data();
    expect(stored).toEqual({
      ...hotel(),
      updated_at: expect.any(Timestamp),
      updated_by: admin.uid,
    });
    expect((await at(hotelDestinations, kept).get()).data()).toEqual({
      hotel_id: id,
      destination_id: `${id}-a`,
      updated_by: admin.uid,
    });
    expect((await at(hotelDestinations, lost).get()).exists).toBe(false);
    for (const [collection, key] of [
      [hotels, id],
      [hotelDestinations, kept],
    ] as const) {
      const entry = await loggedOnce({ collection, id: key, action: 'restore' });
      expect(entry.get('actor')).toEqual({ uid: admin.uid, email: DEMO_ADMIN.email });
      expect(await logged({ collection, id: key, action: 'create' })).toHaveLength(1);
      expect((await restore(entry.id)).body.error).toEqual(
        refusal('FAILED_PRECONDITION', 'creation'),
      );
    }
  });

  it('of a destination with many hotels is one write, and is undone exactly', async () => {
    const hotelIds = Array.from({ length: 24 }, (_, index) => `${id}-${index}`);
    const links = hotelIds.map((hotel_id) => ({ hotel_id, destination_id: id }));
    const destination = { destination_name: 'Italie', destination_slug: id, active: false };
    const batch = database().batch();
    batch.set(at(destinations), { ...destination, ...signed(), created_at: CREATED });
    for (const hotelId of hotelIds) batch.set(at(hotels, hotelId), hotel());
    for (const link of links) {
      batch.set(at(hotelDestinations, hotelDestinationId(link.hotel_id, id)), link);
    }
    await batch.commit();
    const stored = async () => {
      const linked = database().collection(hotelDestinations).where('destination_id', '==', id);
      const { docs } = await linked.get();
      return { destination: (await at(destinations).get()).data(), links: docs };
    };
    const payload = { collection: destinations, id };
    const deletion = await call('deleteLinked', payload, admin.token);
    expect(deletion.body.result).toEqual({ wasThere: true });
    expect(await stored()).toEqual({ destination: undefined, links: [] });
    const again = await call('deleteLinked', { collection: destinations, id: 'none' }, admin.token);
    expect(again.body.result).toEqual({ wasThere: false });

    const { body } = await undo(destinations);
    expect(body.result).toEqual({ collection: destinations, id, links: 24, lost: 0 });
    const restored = await stored();
    expect(restored.destination).toEqual({
      ...destination,
      created_at: CREATED,
      updated_at: expect.any(Timestamp),
      updated_by: admin.uid,
    });
    const byHotel = new Map(restored.links.map((link) => [link.id, link.data()]));
    expect(byHotel).toEqual(
      new Map(
        links.map((link) => [
          hotelDestinationId(link.hotel_id, id),
          { ...link, updated_by: admin.uid },
        ]),
      ),
    );
    const { docs } = await database()
      .collection(COLLECTIONS.auditLog)
      .where('collection', '==', destinations)
      .where('document_id', '==', id)
      .where('action', '==', 'delete')
      .get();
    expect(docs.map((entry) => entry.get('actor.uid'))).toEqual([admin.uid]);
  });

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
    await remove(destinations, links);
    await at(hotels, gone).delete();
    expect((await undo(destinations)).body.result).toMatchObject({ links: 1, lost: 1 });
    const stored = await Promise.all(links.map((link) => at(hotelDestinations, link).get()));
    expect(stored.map((link) => link.exists)).toEqual([true, false]);
  });

  it('is not undone over what was created meanwhile under the same id', async () => {
    await at(hotels).set(hotel());
    await remove(hotels);
    await at(hotels).set({ name: 'Un autre' });
    const { error } = (await undo(hotels)).body;
    expect(error).toEqual(refusal('FAILED_PRECONDITION', 'exists'));
    expect(error?.message).toBe('Cette fiche existe déjà : elle a été rétablie ou créée à nouveau');
    expect((await at(hotels).get()).data()).toEqual({ name: 'Un autre' });
  });

  it('is undone once, by two who ask at the same time', async () => {
    await at(hotels).set(hotel());
    await remove(hotels);
    const { id: auditId } = await loggedOnce({ collection: hotels, id, action: 'delete' });
    const answers = await Promise.all([restore(auditId), restore(auditId)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const error = answers.find(({ status }) => status !== 200)?.body.error?.status;
    expect(['FAILED_PRECONDITION', 'ABORTED']).toContain(error);
  });

  it('of a destination is refused while another has its slug', async () => {
    await at(destinations).set({ destination_name: 'Italie', destination_slug: id, active: false });
    await remove(destinations);
    await at(destinations, `${id}-autre`).set({ destination_slug: id, active: false });
    const { body } = await undo(destinations);
    expect(body.error).toEqual(refusal('FAILED_PRECONDITION', 'slug-taken'));
    expect(body.error?.message).toContain(`« ${id} »`);
    await at(destinations, `${id}-autre`).delete();
    expect((await undo(destinations)).body.result).toMatchObject({ collection: destinations, id });
  });

  it('of a link is undone while both ends are there', async () => {
    const linkId = hotelDestinationId(id, `${id}-a`);
    await at(hotelDestinations, linkId).set({ hotel_id: id, destination_id: `${id}-a` });
    await at(hotelDestinations, linkId).delete();
    const { id: auditId } = await loggedOnce({
      collection: hotelDestinations,
      id: linkId,
      action: 'delete',
    });
    expect((await restore(auditId)).body.error).toEqual(
      refusal('FAILED_PRECONDITION', 'end-missing'),
    );
    await at(hotels).set(hotel());
    await at(destinations, `${id}-a`).set({ destination_name: 'A' });
    expect((await restore(auditId)).status).toBe(200);
    expect((await at(hotelDestinations, linkId).get()).exists).toBe(true);
  });

  it('of a subscription is undone within the hour, from a trash that is then empty', async () => {
    const subscription = { email: 'odile@example.org', active: true, subscribed_at: CREATED };
    await at(newsletterSubscriptions).set(subscription);
    await remove(newsletterSubscriptions);
    expect((await undo(newsletterSubscriptions)).status).toBe(200);
    expect((await at(newsletterSubscriptions).get()).data()).toMatchObject(subscription);
    const wanted = { collection: newsletterSubscriptions, id, action: 'delete' } as const;
    const deletion = await loggedOnce(wanted);
    const trash = at(COLLECTIONS.trash, deletion.id);
    expect((await trash.get()).exists).toBe(false);

    await at(newsletterSubscriptions).delete();
    await trash.set({ data: subscription, expires_at: Timestamp.fromMillis(Date.now() - 1) });
    expect((await restore(deletion.id)).body.error).toEqual(
      refusal('FAILED_PRECONDITION', 'erased'),
    );
    expect((await at(newsletterSubscriptions).get()).exists).toBe(false);
  });
});

describe('a change', { timeout: 3 * TRIGGER_MS }, () => {
  it('is taken back, and what changed elsewhere since stays', async () => {
    await at(hotels).set({ ...hotel(), ...signed() });
    await at(hotels).update({ price: 200, details: 'Douze chambres', ...signed() });
    const { id: auditId } = await loggedOnce({ collection: hotels, id, action: 'update' });
    await at(hotels).update({ featured: true, ...signed() });
    const { updated_at } = (await at(hotels).get()).data() ?? {};
    expect((await restore(auditId)).body.result).toEqual({
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
      updated_by: admin.uid,
    });
    expect(stored?.updated_at.toMillis()).toBeGreaterThanOrEqual(updated_at.toMillis());
  });

  it('is not taken back over later work, unless that is wanted', async () => {
    await at(hotels).set(hotel());
    await at(hotels).update({ price: 200, name: 'Palace' });
    const { id: auditId } = await loggedOnce({ collection: hotels, id, action: 'update' });
    await at(hotels).update({ price: 300 });
    const { error } = (await restore(auditId)).body;
    expect(error).toEqual(refusal('FAILED_PRECONDITION', 'changed'));
    expect(error?.details).toEqual({ reason: 'changed', fields: ['price'] });
    expect((await at(hotels).get()).get('price')).toBe(300);
    expect((await restore(auditId, { force: true })).status).toBe(200);
    expect((await at(hotels).get()).data()).toMatchObject({ price: 100, name: 'Hôtel' });
  });

  it('is refused of a deleted document, of visitors’ data, and a creation too', async () => {
    await at(hotels).set(hotel());
    await at(hotels).update({ price: 200 });
    const update = await loggedOnce({ collection: hotels, id, action: 'update' });
    const creation = await loggedOnce({ collection: hotels, id, action: 'create' });
    await at(hotels).delete();
    expect((await restore(update.id)).body.error).toEqual(
      refusal('FAILED_PRECONDITION', 'deleted'),
    );
    expect((await restore(creation.id)).body.error).toEqual(
      refusal('FAILED_PRECONDITION', 'creation'),
    );
    await at(newsletterSubscriptions).set({ email: 'odile@example.org', active: true });
    await at(newsletterSubscriptions).update({ active: false });
    const wanted = { collection: newsletterSubscriptions, id, action: 'update' } as const;
    const { id: auditId } = await loggedOnce(wanted);
    expect((await restore(auditId)).body.error).toEqual(refusal('FAILED_PRECONDITION', 'personal'));
  });
});

describe('a request whose mail had not left', { timeout: TRIGGER_MS }, () => {
  it('comes back without it, and says so', async () => {
    const { contactRequests } = COLLECTIONS;
    await at(contactRequests).set({
      form_type: 'contact',
      delivery: 'sending',
      created_at: CREATED,
    });
    await remove(contactRequests);
    expect((await undo(contactRequests)).body.result).toMatchObject({ id });
    const restored = (await at(contactRequests).get()).data();
    expect(restored).toMatchObject({
      form_type: 'contact',
      delivery: 'failed',
      delivery_error: 'Email effacé avec la demande',
    });
  });
});
