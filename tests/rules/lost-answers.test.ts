import { FirebaseError } from 'firebase/app';
import { type Firestore, Timestamp, type Transaction } from 'firebase/firestore';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveDocument } from '#admin/data/save-document.ts';
import { ConflictError, type RecordToSave, saveRecord } from '#admin/data/save-record.ts';
import { updateRecord } from '#admin/data/update-record.ts';
import { UnconfirmedError } from '#admin/data/write-transaction.ts';
import { HotelInput } from '#domain/hotel/hotel.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { signInAs } from '../support/admin-session.ts';
import { newId, rulesProject } from '../support/rules.ts';

// Writes whose answer does not come, against the real rules: it may have been written, or not.
const session = vi.hoisted(() => {
  const value: { answers: ('lost' | 'lost before')[] } = { answers: [] };
  return value;
});
vi.mock('firebase/firestore', async (importActual) => {
  const actual = await importActual<typeof import('firebase/firestore')>();
  const runTransaction = async <TResult>(
    db: Firestore,
    write: (transaction: Transaction) => Promise<TResult>,
  ) => {
    const answer = session.answers.shift();
    if (answer === 'lost before') {
      await actual
        .runTransaction(db, async (transaction) => {
          await write(transaction);
          throw new Error('The request is lost.');
        })
        .catch(() => undefined);
    } else {
      const result = await actual.runTransaction(db, write);
      if (answer === undefined) return result;
    }
    throw new FirebaseError('unavailable', 'The answer is lost.');
  };
  return { ...actual, runTransaction };
});

const project = rulesProject('lost-answers');
const { hotels, hotelDestinations, destinations, pageContent } = COLLECTIONS;

const read = async (path: string) => (await project.as('admin').doc(path).get()).data();

async function linksOf(hotelId: string): Promise<string[]> {
  const links = project.as('admin').collection(hotelDestinations);
  const { docs } = await links.where('hotel_id', '==', hotelId).get();
  return docs.map((link) => String(link.data().destination_id)).sort();
}

const updatedAt = async (id: string): Promise<string | null> => {
  const instant = (await read(`${hotels}/${id}`))?.updated_at;
  return instant instanceof Timestamp ? instant.toDate().toISOString() : null;
};

const toSave = (
  name: string,
  wantedId: string,
  opened: RecordToSave['opened'] = null,
  links: RecordToSave['links'] = { before: [], after: [] },
): RecordToSave => ({
  collection: hotels,
  input: v.parse(HotelInput, { name, location: 'Kyoto, Japon', region: 'Asie', gallery: [] }),
  opened,
  wantedId,
  links,
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
beforeEach(() => {
  session.answers = [];
  signInAs(project, 'admin');
});

describe('a new record', () => {
  it('that was written after all is not created twice by the same save', async () => {
    const id = newId();
    session.answers = ['lost'];
    const links = { before: [], after: ['japon', 'bali'] };
    await expect(saveRecord(toSave('Ryokan', id, null, links))).rejects.toThrow(UnconfirmedError);
    const created = (await read(`${hotels}/${id}`))?.created_at;
    expect(await saveRecord(toSave('Ryokan', id, null, links))).toBe(id);
    expect(await read(`${hotels}/${id}`)).toMatchObject({ name: 'Ryokan', created_at: created });
    expect(await linksOf(id)).toEqual(['bali', 'japon']);
    expect(await read(`${hotels}/${id}-2`)).toBeUndefined();
    // Another one of that name is another record.
    expect(await saveRecord(toSave('Ryokan Momiji', id))).toBe(`${id}-2`);
  });

  it('that was written after all with a plan is recognised by it', async () => {
    const id = newId();
    session.answers = ['lost'];
    const { input, ...rest } = toSave('Ryokan', id);
    const planned = { published: false, publish_at: '2099-12-01T08:00:00.000Z' };
    const record = { ...rest, input: { ...input, ...planned } };
    await expect(saveRecord(record)).rejects.toThrow(UnconfirmedError);
    expect(await saveRecord(record)).toBe(id);
    expect(await read(`${hotels}/${id}-2`)).toBeUndefined();
  });

  it('that was not written is created by the next save', async () => {
    const id = newId();
    session.answers = ['lost before'];
    await expect(saveRecord(toSave('Ryokan', id))).rejects.toThrow(UnconfirmedError);
    expect(await read(`${hotels}/${id}`)).toBeUndefined();
    expect(await saveRecord(toSave('Ryokan', id))).toBe(id);
  });

  it('leaves what somebody else wrote there alone', async () => {
    const id = newId();
    session.answers = ['lost before'];
    await expect(saveRecord(toSave('Ryokan', id))).rejects.toThrow(UnconfirmedError);
    await project.store({ [`${hotels}/${id}`]: { name: 'La leur', updated_by: 'other' } });
    expect(await saveRecord(toSave('Ryokan', id))).toBe(`${id}-2`);
    expect(await read(`${hotels}/${id}`)).toMatchObject({ name: 'La leur' });
  });
});

describe('a record that was opened', () => {
  it('and written after all is no conflict for the next save', async () => {
    const id = await saveRecord(toSave('Ryokan', newId(), null, { before: [], after: ['japon'] }));
    const opened = { id, updatedAt: await updatedAt(id) };
    session.answers = ['lost'];
    const links = { before: ['japon'], after: ['bali'] };
    await expect(saveRecord(toSave('Momiji', id, opened, links))).rejects.toThrow(UnconfirmedError);
    expect(await linksOf(id)).toEqual(['bali']);
    const again = { before: ['bali'], after: ['bali'] };
    expect(await saveRecord(toSave('Momiji', id, opened, again))).toBe(id);
    expect(await linksOf(id)).toEqual(['bali']);
    // Changed since, it is a conflict, which is merged by field.
    await expect(saveRecord(toSave('Momiji II', id, opened))).rejects.toThrow(ConflictError);
  });

  it('still conflicts with what somebody else saved since', async () => {
    const id = await saveRecord(toSave('Ryokan', newId()));
    const opened = { id, updatedAt: await updatedAt(id) };
    session.answers = ['lost'];
    await expect(saveRecord(toSave('Momiji', id, opened))).rejects.toThrow(UnconfirmedError);
    await updateRecord(hotels, id, { featured: true });
    await expect(saveRecord(toSave('Momiji', id, opened))).rejects.toThrow(ConflictError);
  });
});

it('a page saved after all is saved: the same again is no conflict', async () => {
  const page = { page_slug: 'about' as const, page_name: 'À Propos', seo_description: null };
  const input = { ...page, seo_title: 'Notre histoire', seo_keywords: null };
  session.answers = ['lost'];
  const save = (changes = {}) =>
    saveDocument(pageContent, 'about', { input: { ...input, ...changes }, updatedAt: null });
  await expect(save()).rejects.toThrow(UnconfirmedError);
  await save();
  expect(await read(`${pageContent}/about`)).toMatchObject(input);
  await expect(save({ seo_title: 'Autre' })).rejects.toThrow(ConflictError);
});
