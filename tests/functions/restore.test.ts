import { randomUUID } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DeletableCollection } from '#domain/admin/admin-calls.ts';
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

const Deleted = v.object({
  deleted: v.array(v.object({ id: v.string(), auditId: v.string() })),
});

/** Deletes as an administrator's browser does. @returns the id of the journal's entry */
async function remove(collection: DeletableCollection): Promise<string> {
  const payload = { requestId: randomUUID(), collection, ids: [id] };
  const { body } = await call('deleteRecords', payload, admin.token);
  const [one] = v.parse(Deleted, body.result).deleted;
  if (!one) throw new Error(`${id} was not there.`);
  return one.auditId;
}

const restore = (auditId: string, options: object = {}, token = admin.token) =>
  call('restoreRecord', { auditId, ...options }, token);
const refusal = (status: string, reason?: string) => ({
  status,
  message: expect.stringMatching(/[éèêàç'’ ]/),
  ...(reason === undefined ? {} : { details: expect.objectContaining({ reason }) }),
});

describe('who may restore and import', { timeout: TRIGGER_MS }, () => {
  const payloads = {
    restoreRecord: { auditId: 'none' },
    deleteRecords: { requestId: randomUUID(), collection: hotels, ids: ['none'] },
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

  it('an unknown entry is not found', async () => {
    expect((await restore('none')).body.error).toEqual(refusal('NOT_FOUND'));
  });

  it.each([
    ['no id', { ids: [] }],
    ['more than ten', { ids: Array.from({ length: 11 }, (_, index) => `hotel-${index}`) }],
    ['a path', { ids: ['kyoto/drafts'] }],
    ['pages', { collection: 'page_content' }],
    ['the journal', { collection: 'audit_log' }],
    ['a request without an id', { requestId: 'one' }],
  ])('a deletion of %s is refused', async (_what, wrong) => {
    const payload = { ...payloads.deleteRecords, ...wrong };
    const { body } = await call('deleteRecords', payload, admin.token);
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
    const deletion = await remove(hotels);
    const { body } = await restore(deletion);
    expect(body.result).toEqual({ collection: hotels, id, links: 1, lost: 1 });

    const stored = (await at(hotels).get()).data();
    expect(stored).toEqual({
      ...hotel(),
      updated_at: expect.any(Timestamp),
      updated_by: admin.uid,
    });
    expect((await at(hotelDestinations, kept).get()).data()).toEqual({
      hotel_id: id,
      destination_id: `${id}-a`,
      updated_by: null,
    });
    expect((await at(hotelDestinations, lost).get()).exists).toBe(false);
    const entry = await loggedOnce({ collection: hotels, id, action: 'restore' });
    expect(entry.data()).toMatchObject({
      actor: { uid: admin.uid, email: DEMO_ADMIN.email },
      after: stored,
      links: [],
    });
    expect(await logged({ collection: hotels, id, action: 'create' })).toHaveLength(1);
    expect((await restore(entry.id)).body.error).toEqual(
      refusal('FAILED_PRECONDITION', 'creation'),
    );
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
    const deletion = await remove(destinations);
    await at(hotels, gone).delete();
    expect((await restore(deletion)).body.result).toMatchObject({ links: 1, lost: 1 });
    const stored = await Promise.all(links.map((link) => at(hotelDestinations, link).get()));
    expect(stored.map((link) => link.exists)).toEqual([true, false]);
  });

  it('is not undone over what was created meanwhile under the same id', async () => {
    await at(hotels).set(hotel());
    const deletion = await remove(hotels);
    await at(hotels).set({ name: 'Un autre' });
    const { error } = (await restore(deletion)).body;
    expect(error).toEqual(refusal('FAILED_PRECONDITION', 'exists'));
    expect(error?.message).toBe('Cette fiche existe déjà : elle a été rétablie ou créée à nouveau');
    expect((await at(hotels).get()).data()).toEqual({ name: 'Un autre' });
  });

  it('is undone once, by two who ask at the same time', async () => {
    await at(hotels).set(hotel());
    const auditId = await remove(hotels);
    const answers = await Promise.all([restore(auditId), restore(auditId)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const error = answers.find(({ status }) => status !== 200)?.body.error?.status;
    expect(['FAILED_PRECONDITION', 'ABORTED']).toContain(error);
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
    const { body } = await restore(deletion);
    expect(body.error).toEqual(refusal('FAILED_PRECONDITION', 'slug-taken'));
    expect(body.error?.message).toContain(`« ${id} »`);
    await at(slugs).delete();
    await at(destinations, `${id}-autre`).set({ destination_slug: id, active: false });
    const { error } = (await restore(deletion)).body;
    expect(error).toEqual(refusal('FAILED_PRECONDITION', 'slug-taken'));
    await at(destinations, `${id}-autre`).delete();
    const answer = await restore(deletion);
    expect(answer.body.result).toMatchObject({ collection: destinations, id });
    expect(await reserved()).toBe(id);
    await at(slugs).delete();
  });

  it('of a link is undone while both ends are there', async () => {
    const linkId = hotelDestinationId(id, `${id}-a`);
    const link = at(hotelDestinations, linkId);
    await link.set({ hotel_id: id, destination_id: `${id}-a`, updated_by: admin.uid });
    await link.set({ updated_by: admin.uid });
    const { id: auditId } = await loggedOnce({
      collection: hotelDestinations,
      id: linkId,
      action: 'delete',
    });
    await expect.poll(async () => (await link.get()).exists, { timeout: TRIGGER_MS }).toBe(false);
    expect((await restore(auditId)).body.error).toEqual(
      refusal('FAILED_PRECONDITION', 'end-missing'),
    );
    await at(hotels).set(hotel());
    await at(destinations, `${id}-a`).set({ destination_name: 'A' });
    expect((await restore(auditId)).status).toBe(200);
    expect((await link.get()).get('hotel_id')).toBe(id);
    const entry = await loggedOnce({
      collection: hotelDestinations,
      id: linkId,
      action: 'restore',
    });
    expect(entry.get('actor.uid')).toBe(admin.uid);
  });

  it('of a subscription is undone within the hour, from a trash that is then empty', async () => {
    const subscription = { email: 'odile@example.org', active: true, subscribed_at: CREATED };
    await at(newsletterSubscriptions).set(subscription);
    const deletion = await remove(newsletterSubscriptions);
    expect((await restore(deletion)).status).toBe(200);
    expect((await at(newsletterSubscriptions).get()).data()).toMatchObject(subscription);
    const trash = at(COLLECTIONS.trash, deletion);
    expect((await trash.get()).exists).toBe(false);

    await at(newsletterSubscriptions).delete();
    await trash.set({ data: subscription, expires_at: Timestamp.fromMillis(Date.now() - 1) });
    expect((await restore(deletion)).body.error).toEqual(refusal('FAILED_PRECONDITION', 'erased'));
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
    const deletion = await remove(contactRequests);
    expect((await restore(deletion)).body.result).toMatchObject({ id });
    const restored = (await at(contactRequests).get()).data();
    expect(restored).toMatchObject({
      form_type: 'contact',
      delivery: 'failed',
      delivery_error: 'Email effacé avec la demande',
    });
  });
});
