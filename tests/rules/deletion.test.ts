import { onlineManager } from '@tanstack/react-query';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { moveRecordsToTrash, restoreRecordsFromTrash, updateRecords } from '#admin/data/change.ts';
import { countRecords, readAllRecords, readUnparsedRecord } from '#admin/data/read.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { signInAs } from '../support/admin-session.ts';
import { expectRules, type Fields, newId, rulesProject, uidOf } from '../support/rules.ts';
import {
  CONTACT_REQUEST,
  DESTINATION,
  HOTEL,
  STORED_STAMPS,
  SUBSCRIPTION,
  signedNow,
} from './documents.ts';

// Deletes and restores records as the administration does, against the real rules.

const project = rulesProject('deletion');
const { hotels, hotelDestinations, destinations, newsletterSubscriptions, contactRequests } =
  COLLECTIONS;

const read = async (path: string) => (await project.as('admin').doc(path).get()).data();
const linkOf = (id: string) => `${hotelDestinations}/${id}_japon`;

/** Stores a hotel with a link to a destination. @returns the hotel's id */
async function plant(fields: Fields = {}): Promise<string> {
  const id = newId();
  const hotel: Fields = { ...HOTEL, ...STORED_STAMPS, ...fields };
  const { published } = hotel;
  const link = { hotel_id: id, destination_id: 'japon', published, updated_by: 'somebody' };
  await project.store({ [`${hotels}/${id}`]: hotel, [linkOf(id)]: link });
  return id;
}

beforeEach(() => signInAs(project, 'admin'));
afterEach(() => onlineManager.setOnline(true));

it('deleted hotels are unpublished with their links to destinations, and restored exactly as they were', async () => {
  const ids = [await plant(), await plant({ published: false, created_at: null })];
  const before = await Promise.all(ids.map((id) => read(`${hotels}/${id}`)));
  const deleted = await moveRecordsToTrash(ENTITIES.hotels, ids);
  for (const [index, id] of ids.entries()) {
    expect(await read(`${hotels}/${id}`)).toMatchObject({
      published: false,
      was_shown: before[index]?.published,
      deleted_at: expect.any(Timestamp),
      updated_by: uidOf('admin'),
    });
    expect(await read(linkOf(id))).toMatchObject({
      published: false,
      deleted_at: expect.any(Timestamp),
    });
  }
  expect(await restoreRecordsFromTrash(ENTITIES.hotels, deleted)).toEqual(ids);
  for (const [index, id] of ids.entries()) {
    expect(await read(`${hotels}/${id}`)).toEqual({
      ...before[index],
      deleted_at: null,
      was_shown: null,
      updated_at: expect.any(Timestamp),
      updated_by: uidOf('admin'),
    });
    const published = before[index]?.published;
    expect(await read(linkOf(id))).toEqual({
      hotel_id: id,
      destination_id: 'japon',
      published,
      updated_at: expect.any(Timestamp),
      updated_by: uidOf('admin'),
    });
  }
});

it('a restored hotel keeps its scheduled publication time, unless that time has passed', async () => {
  const later = Timestamp.fromDate(new Date('2099-01-01T08:00:00Z'));
  const draft = { published: false, created_at: null };
  const planned = await plant({ ...draft, publish_at: later });
  const past = await plant({ ...draft, publish_at: Timestamp.fromMillis(0) });
  const deleted = await moveRecordsToTrash(ENTITIES.hotels, [planned, past]);
  await restoreRecordsFromTrash(ENTITIES.hotels, deleted);
  expect((await read(`${hotels}/${planned}`))?.publish_at).toEqual(later);
  expect((await read(`${hotels}/${past}`))?.publish_at).toBeNull();
});

it('a deleted hotel is absent from lists, counts and reads, and cannot be changed', async () => {
  const [id, other] = [await plant(), await plant()];
  const count = await countRecords(hotels, []);
  await moveRecordsToTrash(ENTITIES.hotels, [id]);
  expect(await countRecords(hotels, [])).toBe(count - 1);
  const ids = (await readAllRecords(ENTITIES.hotels)).map((hotel) => hotel.id);
  expect(ids).toContain(other);
  expect(ids).not.toContain(id);
  expect(await readUnparsedRecord(ENTITIES.hotels, id)).toBeNull();
  const change = { fields: { featured: true } };
  const changed = await updateRecords(ENTITIES.hotels, [
    { id, ...change },
    { id: other, ...change },
  ]);
  expect(changed).toEqual([other]);
});

it('repeating a deletion or restoration whose response was lost reports success', async () => {
  const id = await plant();
  await moveRecordsToTrash(ENTITIES.hotels, [id]);
  const deleted = await moveRecordsToTrash(ENTITIES.hotels, [id]);
  expect(deleted).toHaveLength(1);
  await restoreRecordsFromTrash(ENTITIES.hotels, deleted);
  expect(await restoreRecordsFromTrash(ENTITIES.hotels, deleted)).toEqual([id]);
  expect(await read(`${hotels}/${id}`)).toMatchObject({ published: true, deleted_at: null });
});

it('deleting and restoring fail offline, and write nothing', async () => {
  const id = await plant();
  const before = await read(`${hotels}/${id}`);
  onlineManager.setOnline(false);
  await expect(moveRecordsToTrash(ENTITIES.hotels, [id])).rejects.toThrow('hors connexion');
  await expect(restoreRecordsFromTrash(ENTITIES.hotels, [id])).rejects.toThrow('hors connexion');
  onlineManager.setOnline(true);
  expect(await read(`${hotels}/${id}`)).toEqual(before);
});

it('a destination cannot be restored while another destination has its slug', async () => {
  const [id, other] = [newId(), newId()];
  const of = (slug: string) => ({ ...DESTINATION, destination_slug: slug, ...STORED_STAMPS });
  await project.store({ [`${destinations}/${id}`]: of(id) });
  const deleted = await moveRecordsToTrash(ENTITIES.destinations, [id]);
  await project.store({ [`${destinations}/${other}`]: of(id) });
  await expect(restoreRecordsFromTrash(ENTITIES.destinations, deleted)).rejects.toThrow(
    'Cette adresse est déjà',
  );
  await project.store({ [`${destinations}/${other}`]: of(other) });
  expect(await restoreRecordsFromTrash(ENTITIES.destinations, deleted)).toEqual([id]);
});

it('a newsletter subscription in the trash is inactive, a contact request there neither counts as open nor can be changed, and both are restored as they were', async () => {
  const [subscription, request] = [newId(), newId()];
  await project.store({
    [`${newsletterSubscriptions}/${subscription}`]: SUBSCRIPTION,
    [`${contactRequests}/${request}`]: CONTACT_REQUEST,
  });
  const open = await countRecords(contactRequests, [['handled', '==', false]]);
  const subscriptions = await moveRecordsToTrash(ENTITIES.subscribers, [subscription]);
  const requests = await moveRecordsToTrash(ENTITIES.requests, [request]);
  expect(await read(`${newsletterSubscriptions}/${subscription}`)).toMatchObject({
    active: false,
    was_shown: true,
  });
  expect(await countRecords(contactRequests, [['handled', '==', false]])).toBe(open - 1);
  const noted = [{ id: request, fields: { note: 'Ici' } }];
  expect(await updateRecords(ENTITIES.requests, noted)).toEqual([]);
  await restoreRecordsFromTrash(ENTITIES.subscribers, subscriptions);
  await restoreRecordsFromTrash(ENTITIES.requests, requests);
  const back = { updated_at: expect.any(Timestamp), updated_by: uidOf('admin'), deleted_at: null };
  expect(await read(`${newsletterSubscriptions}/${subscription}`)).toEqual({
    ...SUBSCRIPTION,
    ...back,
    was_shown: null,
  });
  expect(await read(`${contactRequests}/${request}`)).toEqual({ ...CONTACT_REQUEST, ...back });
});

it('the security rules require that moving a hotel to the trash unpublishes it, is dated now and changes nothing else', async () => {
  const hotel = project.as('admin').doc(`${hotels}/${await plant()}`);
  const deletion = { published: false, was_shown: true, deleted_at: signedNow().updated_at };
  for (const wrong of [
    { published: true },
    { was_shown: null },
    { was_shown: false },
    { deleted_at: Timestamp.fromMillis(0) },
    { created_at: null },
    { description: null },
  ]) {
    await expectRules(false, hotel.update({ ...deletion, ...wrong, ...signedNow() }));
  }
  await expectRules(false, hotel.update({ was_shown: true, ...signedNow() }));
  await expectRules(true, hotel.update({ ...deletion, ...signedNow() }));
  await expectRules(false, hotel.update({ ...deletion, was_shown: false, ...signedNow() }));
});
