import { onlineManager } from '@tanstack/react-query';
import { serverTimestamp, Timestamp } from 'firebase/firestore';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GoneError } from '#admin/data/admin-error.ts';
import { MissingDestinationsError } from '#admin/data/hotel-links.ts';
import { readLastWrite } from '#admin/data/last-write.ts';
import { OfflineError } from '#admin/data/require-online.ts';
import { ConflictError, saveRecord } from '#admin/data/save-record.ts';
import { setPhotoDeleted, updateRecord, updateRecords } from '#admin/data/update-record.ts';
import { writeDisplayOrders } from '#admin/data/write-display-orders.ts';
import { HotelInput } from '#domain/hotel/hotel.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { americanHotels } from '#scripts/seed/hotels-amerique.ts';
import { asianHotels } from '#scripts/seed/hotels-asie.ts';
import { europeanHotels } from '#scripts/seed/hotels-europe.ts';
import { signInAs } from '../support/admin-session.ts';
import { newId, rulesProject, uidOf } from '../support/rules.ts';

// What the administration's functions write, against the real rules: signed in as an administrator
// unless a test says otherwise.

const project = rulesProject('admin-writes');
const { hotels, hotelDestinations, destinations } = COLLECTIONS;

const hotel = (name: string) =>
  v.parse(HotelInput, { name, location: 'Kyoto, Japon', region: 'Asie', gallery: [] });

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
beforeEach(() => signInAs(project, 'admin'));
afterEach(() => {
  onlineManager.setOnline(true);
});

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

  it('saves a document that lacks created_at, which is then the time of the save', async () => {
    const id = newId();
    const { published: _missing, ...stored } = hotel('Ryokan');
    await project.store({ [`${hotels}/${id}`]: stored });
    const opened = { id, updatedAt: null };
    await saveRecord({ collection: hotels, input: hotel('Ryokan'), opened, wantedId: id });
    const saved = await read(`${hotels}/${id}`);
    expect(saved).toMatchObject({ published: true, updated_by: uidOf('admin') });
    expect(saved?.created_at).toEqual(saved?.updated_at);
  });

  it('takes the next free id when the wanted one is taken', async () => {
    const wantedId = newId();
    const save = (name: string) =>
      saveRecord({ collection: hotels, input: hotel(name), opened: null, wantedId });
    expect(await save('Ryokan')).toBe(wantedId);
    expect(await save('Ryokan Momiji')).toBe(`${wantedId}-2`);
    expect(await save('Ryokan du Lac')).toBe(`${wantedId}-3`);
  });

  it('makes a deleted record again under its former id, unless somebody else has', async () => {
    const id = await create('Ryokan', ['japon']);
    await project.remove(`${hotels}/${id}`, `${hotelDestinations}/${id}_japon`);
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

    const other = saveRecord({ ...again, input: hotel('Riad') });
    const error: unknown = await other.catch((reason: unknown) => reason);
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
    signInAs(project, 'account');
    await expect(create('Ryokan')).rejects.toMatchObject({ code: 'permission-denied' });
    signInAs(project, 'admin');
    onlineManager.setOnline(false);
    await expect(create('Ryokan')).rejects.toBeInstanceOf(OfflineError);
  });
});

describe('readLastWrite', () => {
  const AT = '2026-03-02T08:05:00.000Z';
  const entry = (id: string, action: string, at: string) => ({
    action,
    collection: hotels,
    document_id: id,
    actor: { uid: 'camille', email: 'camille@exemple.fr' },
    at: Timestamp.fromDate(new Date(at)),
  });

  it('says who saved a record last, and when; the address comes from the journal', async () => {
    await project.store({ 'audit_log/other': entry(newId(), 'update', AT) });
    const by = (updated_by: unknown) =>
      readLastWrite(hotels, newId(), { updated_by, updated_at: AT });
    expect(await by('camille')).toEqual({ by: 'camille@exemple.fr', isOwn: false, at: AT });
    expect(await by(uidOf('admin'))).toEqual({ by: null, isOwn: true, at: AT });
    expect(await by('nobody')).toEqual({ by: null, isOwn: false, at: AT });
    expect(await by(undefined)).toEqual({ by: null, isOwn: false, at: AT });
  });

  it('says who deleted it last, and when', async () => {
    const id = newId();
    await project.store({
      [`audit_log/${id}-1`]: entry(id, 'delete', '2026-03-01T08:00:00.000Z'),
      [`audit_log/${id}-2`]: entry(id, 'delete', AT),
      [`audit_log/${id}-3`]: entry(id, 'update', '2026-03-03T08:00:00.000Z'),
    });
    const gone = { by: 'camille@exemple.fr', isOwn: false, at: AT };
    expect(await readLastWrite(hotels, id, null)).toEqual(gone);
    const unknown = { by: null, isOwn: false, at: null };
    expect(await readLastWrite(hotels, newId(), null)).toEqual(unknown);
  });
});

describe('updateRecord', () => {
  it('changes the given fields and stamps the record', async () => {
    const id = await create('Ryokan');
    const before = await updatedAt(id);
    await updateRecord(hotels, id, { published: false });
    expect(await read(`${hotels}/${id}`)).toMatchObject({ name: 'Ryokan', published: false });
    expect(await updatedAt(id)).not.toBe(before);
  });

  it('tells that a record has been deleted meanwhile', async () => {
    await expect(updateRecord(hotels, newId(), { published: false })).rejects.toThrow(GoneError);
  });

  it('changes several in one transaction, signed alike, but those deleted meanwhile', async () => {
    const ids = await Promise.all([create('Ryokan'), create('Riad')]);
    const changes = [...ids, newId()].map((id) => ({ id, fields: { featured: true } }));
    expect(await updateRecords(hotels, changes)).toEqual(ids);
    const stored = await Promise.all(ids.map((id) => read(`${hotels}/${id}`)));
    expect(stored.map((one) => one?.featured)).toEqual([true, true]);
    expect(stored[0]?.updated_at).toEqual(stored[1]?.updated_at);
  });

  it('is refused for what the rules refuse', async () => {
    const id = await create('Ryokan');
    const change = updateRecord(hotels, id, { published: 'oui', created_at: serverTimestamp() });
    await expect(change).rejects.toMatchObject({ code: 'permission-denied' });
  });
});

describe('a draft', () => {
  const draft = (fields: object) => ({ ...hotel('Ryokan'), published: false, ...fields });
  const created = (fields: object) =>
    saveRecord({ collection: hotels, input: draft(fields), opened: null, wantedId: newId() });

  it('has no date until it is published, by a form or a list, and keeps that', async () => {
    const id = await created({});
    expect(await read(`${hotels}/${id}`)).toMatchObject({ created_at: null, publish_at: null });
    const opened = { id, updatedAt: await updatedAt(id) };
    const shown = { ...draft({ published: true }) };
    await saveRecord({ collection: hotels, input: shown, opened, wantedId: id });
    const first = await read(`${hotels}/${id}`);
    expect(first?.created_at).toEqual(first?.updated_at);
    await updateRecord(hotels, id, { published: false, publish_at: null });
    await updateRecord(hotels, id, { published: true, publish_at: null });
    expect(await read(`${hotels}/${id}`)).toMatchObject({ created_at: first?.created_at });

    const other = await created({});
    await updateRecord(hotels, other, { featured: true });
    expect(await read(`${hotels}/${other}`)).toMatchObject({ created_at: null });
    await updateRecord(hotels, other, { published: true, publish_at: null });
    const second = await read(`${hotels}/${other}`);
    expect(second?.created_at).toEqual(second?.updated_at);
  });

  it('is planned for an instant', async () => {
    const publish_at = '2099-12-01T08:00:00.000Z';
    const id = await created({ publish_at });
    const plan = Timestamp.fromDate(new Date(publish_at));
    expect(await read(`${hotels}/${id}`)).toMatchObject({ publish_at: plan, published: false });
  });
});

it('a destination keeps its former slugs, newest last, without the one that it has', async () => {
  const id = newId();
  const save = async (destination_slug: string) => {
    const opened = (await read(`${destinations}/${id}`))?.updated_at;
    await saveRecord({
      collection: destinations,
      input: {
        destination_name: 'Grèce',
        destination_slug,
        display_order: 1,
        active: true,
        banner_image: null,
        subtitle: null,
        description: null,
        seo_title: null,
        seo_description: null,
        seo_keywords: null,
      },
      opened: opened ? { id, updatedAt: opened.toDate().toISOString() } : null,
      wantedId: id,
    });
    return (await read(`${destinations}/${id}`))?.former_slugs;
  };
  expect(await save('grece')).toEqual([]);
  expect(await save('iles')).toEqual(['grece']);
  expect(await save('egee')).toEqual(['grece', 'iles']);
  expect(await save('grece')).toEqual(['iles', 'egee']);
});

describe('writeDisplayOrders', () => {
  const order = async (id: string) => (await read(`${destinations}/${id}`))?.display_order;
  const valid = (id: string, display_order: number) => ({
    destination_name: id,
    destination_slug: id,
    former_slugs: [],
    display_order,
    active: true,
    banner_image: null,
    subtitle: null,
    description: null,
    seo_title: null,
    seo_description: null,
    seo_keywords: null,
    created_at: Timestamp.fromMillis(0),
    updated_at: Timestamp.fromMillis(0),
    updated_by: 'admin',
  });
  beforeEach(() =>
    project.store({
      [`${destinations}/un`]: valid('un', 1),
      [`${destinations}/deux`]: valid('deux', 2),
    }),
  );

  const write = (...orders: [id: string, display_order: number][]) =>
    writeDisplayOrders(new Map(orders));

  it('numbers all', async () => {
    await write(['un', 2], ['deux', 1]);
    expect([await order('un'), await order('deux')]).toEqual([2, 1]);
  });

  it('numbers none when one is refused, or gone, or without a network', async () => {
    const both = (display_order: number, id = 'deux') => write(['un', 5], [id, display_order]);
    await expect(both(1000)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(both(6, 'trois')).rejects.toThrow();
    onlineManager.setOnline(false);
    await expect(both(6)).rejects.toBeInstanceOf(OfflineError);
    expect([await order('un'), await order('deux')]).toEqual([1, 2]);
  });
});

describe('a photograph of the library', () => {
  const id = 'a'.repeat(24);
  const path = `${COLLECTIONS.media}/${id}`;
  beforeEach(() => project.store({ [path]: { width: 800, height: 600, deleted_at: null } }));

  it.each([{ alt: 'Un quai' }, { width: 3 }, { deleted_at: new Date(0) }])(
    'never changes by %o',
    async (fields) => {
      const change = updateRecord(COLLECTIONS.media, id, fields);
      await expect(change).rejects.toMatchObject({ code: 'permission-denied' });
    },
  );

  it('is deleted by a date, and restored', async () => {
    await setPhotoDeleted(id, true);
    expect((await read(path))?.deleted_at).toEqual(expect.any(Timestamp));
    await setPhotoDeleted(id, false);
    expect(await read(path)).toMatchObject({ deleted_at: null, width: 800 });
  });
});
