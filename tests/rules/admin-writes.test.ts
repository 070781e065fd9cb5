import { onlineManager } from '@tanstack/react-query';
import { Timestamp } from 'firebase/firestore';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fieldsThatUndo, updateRecords } from '#admin/data/change.ts';
import { storeRecord } from '#admin/data/store-record.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import type { Entity } from '#domain/entity/entity.ts';
import { HotelInputSchema } from '#domain/hotel/hotel.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { signInAs } from '../support/admin-session.ts';
import { type Fields, newId, rulesProject, uidOf } from '../support/rules.ts';
import { DESTINATION, STORED_STAMPS, SUBSCRIPTION } from './documents.ts';

// The administration's writes against the real rules, as an administrator unless a test says otherwise.

const project = rulesProject('admin-writes');
const { hotels, hotelDestinations, destinations, newsletterSubscriptions } = COLLECTIONS;

const hotel = (name: string) =>
  v.parse(HotelInputSchema, { name, location: 'Kyoto, Japon', region: 'Asie', gallery: [] });

const read = async (path: string) => (await project.as('admin').doc(path).get()).data();

/** Reads the ids of the destinations linked to a hotel, sorted. */
async function linksOf(hotelId: string): Promise<string[]> {
  const links = project.as('admin').collection(hotelDestinations);
  const { docs } = await links.where('hotel_id', '==', hotelId).get();
  return docs.map((link) => String(link.data().destination_id)).sort();
}

/** Reads the id and last change of a hotel, as an editor does when it opens the hotel. */
async function open(id: string): Promise<Parameters<typeof storeRecord>[2]['opened']> {
  const instant = (await read(`${hotels}/${id}`))?.updated_at;
  return { id, updatedAt: instant instanceof Timestamp ? instant.toDate().toISOString() : null };
}

const saveHotel = (name: string, place: Partial<Parameters<typeof storeRecord>[2]> = {}) =>
  storeRecord(ENTITIES.hotels, hotel(name), { opened: null, ...place });
const create = (name: string, after: string[] = []) =>
  saveHotel(name, { wantedId: newId(), links: { before: [], after } });
const update = (entity: Entity, id: string, fields: Fields) =>
  updateRecords(entity, [{ id, fields }]);

beforeAll(() =>
  project.store(
    Object.fromEntries(
      ['japon', 'italie', 'bali'].map((id) => [
        `${destinations}/${id}`,
        { destination_name: id, destination_slug: id },
      ]),
    ),
  ),
);
beforeEach(() => signInAs(project, 'admin'));
afterEach(() => onlineManager.setOnline(true));

describe('save', () => {
  it('saving a new hotel stores its timestamps, author and links to destinations', async () => {
    const id = await create('Ryokan', ['japon', 'bali']);
    expect(await read(`${hotels}/${id}`)).toEqual({
      ...hotel('Ryokan'),
      created_at: expect.any(Timestamp),
      updated_at: expect.any(Timestamp),
      updated_by: uidOf('admin'),
    });
    expect(await linksOf(id)).toEqual(['bali', 'japon']);
  });

  it('saving a published record whose created_at is missing sets the field to the time of saving', async () => {
    const id = newId();
    const { published: _missing, ...stored } = hotel('Ryokan');
    await project.store({ [`${hotels}/${id}`]: stored });
    await saveHotel('Ryokan', { opened: { id, updatedAt: null } });
    const saved = await read(`${hotels}/${id}`);
    expect(saved).toMatchObject({ published: true, updated_by: uidOf('admin') });
    expect(saved?.created_at).toEqual(saved?.updated_at);
  });

  it('saving a new record takes the next free id when the wanted id is taken', async () => {
    const wantedId = newId();
    expect(await saveHotel('Ryokan', { wantedId })).toBe(wantedId);
    expect(await saveHotel('Ryokan Momiji', { wantedId })).toBe(`${wantedId}-2`);
    expect(await saveHotel('Ryokan du Lac', { wantedId })).toBe(`${wantedId}-3`);
  });

  it('saving an edited hotel keeps its created_at and replaces its links to destinations', async () => {
    const id = await create('Ryokan', ['japon', 'bali']);
    const created_at = (await read(`${hotels}/${id}`))?.created_at;
    const links = { before: ['japon', 'bali'], after: ['bali', 'italie'] };
    await saveHotel('Ryokan Momiji', { opened: await open(id), links });
    expect(await read(`${hotels}/${id}`)).toMatchObject({ name: 'Ryokan Momiji', created_at });
    expect(await linksOf(id)).toEqual(['bali', 'italie']);
  });

  it('storeRecord refuses a record that somebody else has saved since it was opened, and writes nothing', async () => {
    const id = await create('Ryokan', ['japon']);
    const opened = await open(id);
    await update(ENTITIES.hotels, id, { featured: true });
    const links = { before: ['japon'], after: ['italie'] };
    const { updatedAt: updated_at } = (await open(id)) ?? {};
    await expect(saveHotel('Autre nom', { opened, links })).rejects.toMatchObject({
      name: 'SaveConflictError',
      stored: { id, name: 'Ryokan', featured: true, updated_at },
    });
    expect(await read(`${hotels}/${id}`)).toMatchObject({ name: 'Ryokan', featured: true });
    expect(await linksOf(id)).toEqual(['japon']);
  });

  it('saving a record that no longer exists reports a conflict', async () => {
    const saving = saveHotel('A', { opened: { id: newId(), updatedAt: null } });
    await expect(saving).rejects.toMatchObject({ name: 'SaveConflictError', stored: null });
  });

  it('a record cannot be saved without an administrator’s rights, nor while offline', async () => {
    signInAs(project, 'account');
    await expect(create('Ryokan')).rejects.toMatchObject({ code: 'permission-denied' });
    signInAs(project, 'admin');
    onlineManager.setOnline(false);
    await expect(create('Ryokan')).rejects.toThrow('hors connexion');
  });
});

describe('updateRecords', () => {
  it('changing several records is one transaction with one timestamp, and skips missing records', async () => {
    const ids = await Promise.all([create('Ryokan'), create('Riad')]);
    const changes = [...ids, newId()].map((id) => ({ id, fields: { featured: true } }));
    expect(await updateRecords(ENTITIES.hotels, changes)).toEqual(ids);
    const stored = await Promise.all(ids.map((id) => read(`${hotels}/${id}`)));
    expect(stored.map((one) => one?.featured)).toEqual([true, true]);
    expect(stored[0]?.updated_at).toEqual(stored[1]?.updated_at);
  });

  it('no destination is reordered when the security rules refuse one of the new positions', async () => {
    const at = (id: string, display_order: number) => ({ id, fields: { display_order } });
    const order = async (id: string) => (await read(`${destinations}/${id}`))?.display_order;
    const destination = { ...DESTINATION, ...STORED_STAMPS };
    await project.store({
      [`${destinations}/un`]: { ...destination, display_order: 1 },
      [`${destinations}/deux`]: { ...destination, display_order: 2 },
    });
    await updateRecords(ENTITIES.destinations, [at('un', 2), at('deux', 1)]);
    expect([await order('un'), await order('deux')]).toEqual([2, 1]);
    const refused = updateRecords(ENTITIES.destinations, [at('un', 5), at('deux', 1000)]);
    await expect(refused).rejects.toMatchObject({ code: 'permission-denied' });
    expect([await order('un'), await order('deux')]).toEqual([2, 1]);
  });

  it('a record stored before its collection got another field can be unpublished, published again and reordered', async () => {
    const { subtitle: _subtitle, ...older } = DESTINATION;
    await project.store({ [`${destinations}/older`]: { ...older, ...STORED_STAMPS } });
    const before = (await read(`${destinations}/older`)) ?? {};
    const hidden = { active: false, publish_at: null };
    await update(ENTITIES.destinations, 'older', hidden);
    await update(
      ENTITIES.destinations,
      'older',
      fieldsThatUndo(ENTITIES.destinations, before, hidden),
    );
    await update(ENTITIES.destinations, 'older', { display_order: 7 });
    const now = { active: true, display_order: 7, subtitle: null };
    expect(await read(`${destinations}/older`)).toMatchObject(now);
  });

  it('reactivating subscriptions skips people who have unsubscribed, and missing subscriptions', async () => {
    const [stays, left, gone] = [newId(), newId(), newId()];
    const inactive = { ...SUBSCRIPTION, active: false, confirmed_at: Timestamp.now() };
    const store = (id: string, more: Fields) => ({
      [`${newsletterSubscriptions}/${id}`]: { ...inactive, ...more },
    });
    await project.store({
      ...store(stays, { unsubscribed_at: null }),
      ...store(left, { unsubscribed_at: Timestamp.now() }),
    });
    const changes = [stays, left, gone].map((id) => ({ id, fields: { active: true } }));
    expect(await updateRecords(ENTITIES.subscribers, changes)).toEqual([stays]);
    expect(await read(`${newsletterSubscriptions}/${left}`)).toMatchObject({ active: false });
  });
});

describe('a draft', () => {
  const draft = (fields: object = {}) => ({ ...hotel('Ryokan'), published: false, ...fields });
  const created = (fields?: object) =>
    storeRecord(ENTITIES.hotels, draft(fields), { opened: null, wantedId: newId() });

  it('a draft gets its created_at when it is first published, and keeps that date when published again', async () => {
    const id = await created();
    expect(await read(`${hotels}/${id}`)).toMatchObject({ created_at: null, publish_at: null });
    await storeRecord(ENTITIES.hotels, draft({ published: true }), { opened: await open(id) });
    const first = await read(`${hotels}/${id}`);
    expect(first?.created_at).toEqual(first?.updated_at);
    await update(ENTITIES.hotels, id, { published: false, publish_at: null });
    await update(ENTITIES.hotels, id, { published: true, publish_at: null });
    expect(await read(`${hotels}/${id}`)).toMatchObject({ created_at: first?.created_at });
  });

  it('a draft whose created_at is missing, or is a text instead of a time, can be published from a list', async () => {
    for (const given of [{}, { created_at: '2024-03-02' }]) {
      const id = await created();
      const { created_at: _, ...undated } = (await read(`${hotels}/${id}`)) ?? {};
      await project.store({ [`${hotels}/${id}`]: { ...undated, ...given } });
      await update(ENTITIES.hotels, id, { published: true, publish_at: null });
      const first = await read(`${hotels}/${id}`);
      expect(first?.created_at).toEqual(first?.updated_at);
    }
  });

  it('undoing the first publication of a draft also clears its created_at', async () => {
    const id = await created();
    await update(ENTITIES.hotels, id, { featured: true });
    expect(await read(`${hotels}/${id}`)).toMatchObject({ created_at: null });
    const before = (await read(`${hotels}/${id}`)) ?? {};
    const publication = { published: true, publish_at: null };
    await update(ENTITIES.hotels, id, publication);
    const shown = await read(`${hotels}/${id}`);
    expect(shown?.created_at).toEqual(shown?.updated_at);
    await update(ENTITIES.hotels, id, fieldsThatUndo(ENTITIES.hotels, before, publication));
    expect(await read(`${hotels}/${id}`)).toMatchObject({ published: false, created_at: null });
  });
});

it.each([{ alt: 'Un quai' }, { width: 3 }, { deleted_at: new Date(0) }])(
  'the security rules refuse the change %o of a photo',
  async (fields) => {
    const id = 'a'.repeat(24);
    const photo = { width: 800, height: 600, deleted_at: null };
    await project.store({ [`${COLLECTIONS.media}/${id}`]: photo });
    const change = update(ENTITIES.photos, id, fields);
    await expect(change).rejects.toMatchObject({ code: 'permission-denied' });
  },
);
