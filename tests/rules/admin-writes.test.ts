import { onlineManager } from '@tanstack/react-query';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteRecord, restoreRecord } from '#data/admin/delete-records.ts';
import { MissingDestinationsError } from '#data/admin/hotel-links.ts';
import { OfflineError } from '#data/admin/require-online.ts';
import { ConflictError, saveRecord } from '#data/admin/save-record.ts';
import { updateRecord } from '#data/admin/update-record.ts';
import { COLLECTIONS } from '#domain/collections.ts';
import { hotelDestinationId } from '#domain/hotel-destination.ts';
import { HotelInput } from '#domain/hotel-input.ts';
import { americanHotels } from '#scripts/seed/hotels-amerique.ts';
import { asianHotels } from '#scripts/seed/hotels-asie.ts';
import { europeanHotels } from '#scripts/seed/hotels-europe.ts';
import { newId, type Role, rulesProject, uidOf } from '../support/rules.ts';

// What the administration's functions write, against the real rules: signed in as an administrator
// unless a test says otherwise.
const session = vi.hoisted(() => {
  const value: { db?: unknown; uid?: string } = {};
  return value;
});
vi.mock('#data/admin/admin-db.ts', () => ({
  get adminDb() {
    return session.db;
  },
}));
vi.mock('#data/admin/admin-auth.ts', () => ({
  adminAuth: {
    get currentUser() {
      return { uid: session.uid, getIdToken: async () => 'token' };
    },
  },
}));
vi.mock('#data/admin/admin-callables.ts', () => ({}));

const project = rulesProject('admin-writes');
const { hotels, hotelDestinations, destinations } = COLLECTIONS;

const hotel = (name: string) =>
  v.parse(HotelInput, { name, location: 'Kyoto, Japon', region: 'Asie', gallery: [] });

function signInAs(role: Role): void {
  session.db = project.as(role);
  session.uid = uidOf(role);
}

async function read(path: string) {
  return (await project.as('admin').doc(path).get()).data();
}

/** Ids of the destinations that a hotel is linked with. */
async function linksOf(hotelId: string): Promise<string[]> {
  const { docs } = await project
    .as('admin')
    .collection(hotelDestinations)
    .where('hotel_id', '==', hotelId)
    .get();
  return docs.map((link) => String(link.data().destination_id)).sort();
}

const updatedAt = async (id: string): Promise<string | null> => {
  const instant = (await read(`${hotels}/${id}`))?.updated_at;
  return instant instanceof Timestamp ? instant.toDate().toISOString() : null;
};

const create = (name: string, after: string[] = []) =>
  saveRecord({
    collection: hotels,
    input: hotel(name),
    opened: null,
    wantedId: newId(),
    links: { before: [], after },
  });

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
beforeEach(() => signInAs('admin'));
afterEach(() => onlineManager.setOnline(true));

describe('saveRecord', () => {
  it('creates a record with its stamps and links', async () => {
    const id = await create('Ryokan', ['japon', 'bali']);
    expect(await read(`${hotels}/${id}`)).toEqual({
      ...hotel('Ryokan'),
      created_at: expect.any(Timestamp),
      updated_at: expect.any(Timestamp),
      updated_by: uidOf('admin'),
    });
    expect(await linksOf(id)).toEqual(['bali', 'japon']);
  });

  it('takes the next free id when the wanted one is taken', async () => {
    const wantedId = newId();
    const record = { collection: hotels, input: hotel('Ryokan'), opened: null, wantedId };
    expect(await saveRecord(record)).toBe(wantedId);
    expect(await saveRecord(record)).toBe(`${wantedId}-2`);
    expect(await saveRecord(record)).toBe(`${wantedId}-3`);
  });

  it('makes a deleted record again under its former id, unless somebody else has', async () => {
    const id = await create('Ryokan', ['japon']);
    await deleteRecord(hotels, id);
    const again = {
      collection: hotels,
      input: hotel('Ryokan du Lac'),
      opened: null,
      wantedId: newId(),
      formerId: id,
      links: { before: [], after: ['bali'] },
    };
    expect(await saveRecord(again)).toBe(id);
    expect(await linksOf(id)).toEqual(['bali']);

    const error: unknown = await saveRecord(again).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({ stored: { name: 'Ryokan du Lac' } });
  });

  it('names destinations that are gone, and writes nothing', async () => {
    const id = await create('Ryokan', ['japon']);
    const opened = { id, updatedAt: await updatedAt(id) };
    const links = { before: ['japon'], after: ['bali', 'disparue'] };
    const record = { collection: hotels, input: hotel('Autre'), opened, wantedId: id, links };
    const error: unknown = await saveRecord(record).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(MissingDestinationsError);
    expect(error).toMatchObject({ ids: ['disparue'] });
    expect(await read(`${hotels}/${id}`)).toMatchObject({ name: 'Ryokan' });
    expect(await linksOf(id)).toEqual(['japon']);
  });

  it('saves what was opened, keeps its first day and replaces its links', async () => {
    const id = await create('Ryokan', ['japon', 'bali']);
    const created = (await read(`${hotels}/${id}`))?.created_at;
    const opened = { id, updatedAt: await updatedAt(id) };
    await saveRecord({
      collection: hotels,
      input: hotel('Ryokan Momiji'),
      opened,
      wantedId: id,
      links: { before: ['japon', 'bali'], after: ['bali', 'italie'] },
    });
    const stored = await read(`${hotels}/${id}`);
    expect(stored).toMatchObject({ name: 'Ryokan Momiji', created_at: created });
    expect(await linksOf(id)).toEqual(['bali', 'italie']);
  });

  it('refuses to write over what somebody else saved, and writes nothing at all', async () => {
    const id = await create('Ryokan', ['japon']);
    const opened = { id, updatedAt: await updatedAt(id) };
    await updateRecord(hotels, id, { featured: true });
    const saving = saveRecord({
      collection: hotels,
      input: hotel('Autre nom'),
      opened,
      wantedId: id,
      links: { before: ['japon'], after: ['italie'] },
    });
    const error = await saving.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConflictError);
    expect(error).toMatchObject({
      stored: { id, name: 'Ryokan', featured: true, updated_at: await updatedAt(id) },
    });
    expect(await read(`${hotels}/${id}`)).toMatchObject({ name: 'Ryokan', featured: true });
    expect(await linksOf(id)).toEqual(['japon']);
  });

  it('says that the record is gone', async () => {
    const opened = { id: newId(), updatedAt: null };
    const saving = saveRecord({ collection: hotels, input: hotel('A'), opened, wantedId: 'a' });
    await expect(saving).rejects.toMatchObject({ name: 'ConflictError', stored: null });
  });

  it('takes a record that was never saved by a form for unchanged', async () => {
    const id = newId();
    await project.store({ [`${hotels}/${id}`]: { ...hotel('A'), created_at: Timestamp.now() } });
    const opened = { id, updatedAt: null };
    await saveRecord({ collection: hotels, input: hotel('B'), opened, wantedId: id });
    expect(await read(`${hotels}/${id}`)).toMatchObject({ name: 'B' });
  });

  const DEMO_HOTELS = [...europeanHotels, ...asianHotels, ...americanHotels];
  it.each(DEMO_HOTELS)('may save the demo hotel $id as its editor would', async (demo) => {
    const { id: wantedId, created_at: _created, ...fields } = demo;
    const known = v.parse(v.record(v.string(), v.unknown()), fields);
    const names = Object.keys(HotelInput.entries);
    const entries = Object.entries(known).filter(([name]) => names.includes(name));
    const shown = v.safeParse(HotelInput, Object.fromEntries(entries));
    // One of them is malformed on purpose.
    if (!shown.success) return;
    await saveRecord({ collection: hotels, input: shown.output, opened: null, wantedId });
  });

  it('is refused without the rights, or without a network', async () => {
    signInAs('account');
    await expect(create('Ryokan')).rejects.toMatchObject({ code: 'permission-denied' });
    signInAs('admin');
    onlineManager.setOnline(false);
    await expect(create('Ryokan')).rejects.toBeInstanceOf(OfflineError);
  });
});

describe('updateRecord', () => {
  it('changes the fields that it is told and stamps the record', async () => {
    const id = await create('Ryokan');
    const before = await updatedAt(id);
    await updateRecord(hotels, id, { published: false });
    expect(await read(`${hotels}/${id}`)).toMatchObject({ name: 'Ryokan', published: false });
    expect(await updatedAt(id)).not.toBe(before);
  });

  it('is refused for what the rules refuse', async () => {
    const id = await create('Ryokan');
    const change = updateRecord(hotels, id, { published: 'oui', created_at: serverTimestamp() });
    await expect(change).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('deleteRecord and restoreRecord', () => {
  it('takes a hotel and its links away, and puts exactly these back', async () => {
    const id = await create('Ryokan', ['japon', 'bali']);
    const other = await create('Autre', ['japon']);
    const link = `${hotelDestinations}/${hotelDestinationId(id, 'japon')}`;
    const before = [await read(`${hotels}/${id}`), await read(link)];

    const deleted = await deleteRecord(hotels, id);
    expect(await read(`${hotels}/${id}`)).toBeUndefined();
    expect(await linksOf(id)).toEqual([]);
    expect(await linksOf(other)).toEqual(['japon']);

    await restoreRecord(deleted);
    const { updated_at: _instant, ...kept } = before[0] ?? {};
    expect(await read(`${hotels}/${id}`)).toEqual({ ...kept, updated_at: expect.any(Timestamp) });
    expect(await read(link)).toEqual(before[1]);
    expect(await linksOf(id)).toEqual(['bali', 'japon']);
  });

  it('does nothing to what is gone already', async () => {
    const deleted = await deleteRecord(hotels, newId());
    expect(deleted.documents).toEqual([]);
    await restoreRecord(deleted);
  });

  it('is refused without the rights, or without a network', async () => {
    const id = await create('Ryokan', ['japon']);
    onlineManager.setOnline(false);
    await expect(deleteRecord(hotels, id)).rejects.toBeInstanceOf(OfflineError);
    onlineManager.setOnline(true);
    signInAs('account');
    await expect(deleteRecord(hotels, id)).rejects.toMatchObject({ code: 'permission-denied' });
    signInAs('admin');
    expect(await read(`${hotels}/${id}`)).toMatchObject({ name: 'Ryokan' });
    expect(await linksOf(id)).toEqual(['japon']);
  });
});
