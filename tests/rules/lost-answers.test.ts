import { FirebaseError } from 'firebase/app';
import { type Firestore, Timestamp, type Transaction } from 'firebase/firestore';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { UNCONFIRMED_MESSAGE } from '#admin/data/errors.ts';
import { storeRecord } from '#admin/data/store-record.ts';
import { ENTITIES } from '#domain/admin/entities.ts';
import { HotelInputSchema } from '#domain/hotel/hotel.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { signInAs } from '../support/admin-session.ts';
import { newId, rulesProject } from '../support/rules.ts';

// Writes whose response is lost, against the real rules: Firestore may have applied the write, or not.
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

const input = (name: string) =>
  v.parse(HotelInputSchema, { name, location: 'Kyoto, Japon', region: 'Asie', gallery: [] });
const create = (name: string, wantedId: string, after: string[] = []) =>
  storeRecord(ENTITIES.hotels, input(name), {
    opened: null,
    wantedId,
    links: { before: [], after },
  });
const change = (
  name: string,
  opened: Parameters<typeof storeRecord>[2]['opened'],
  before: string[],
  after: string[],
) => storeRecord(ENTITIES.hotels, input(name), { opened, links: { before, after } });

const UNCONFIRMED = { message: UNCONFIRMED_MESSAGE };
const CONFLICT = { name: 'SaveConflictError' };

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
  it('a new record is created once when its save is repeated after the response was lost', async () => {
    const id = newId();
    session.answers = ['lost'];
    const saving = create('Ryokan', id, ['japon', 'bali']);
    await expect(saving).rejects.toMatchObject(UNCONFIRMED);
    const created = (await read(`${hotels}/${id}`))?.created_at;
    expect(await create('Ryokan', id, ['japon', 'bali'])).toBe(id);
    expect(await read(`${hotels}/${id}`)).toMatchObject({ name: 'Ryokan', created_at: created });
    expect(await linksOf(id)).toEqual(['bali', 'japon']);
    expect(await read(`${hotels}/${id}-2`)).toBeUndefined();
    // Another hotel that wants the same id gets another id.
    expect(await create('Ryokan Momiji', id)).toBe(`${id}-2`);
  });

  it('when the first save of a new record was not applied, the next save creates the record', async () => {
    const id = newId();
    session.answers = ['lost before'];
    await expect(create('Ryokan', id)).rejects.toMatchObject(UNCONFIRMED);
    expect(await read(`${hotels}/${id}`)).toBeUndefined();
    expect(await create('Ryokan', id)).toBe(id);
  });

  it('a new record does not overwrite a record that somebody else created under the same id', async () => {
    const id = newId();
    session.answers = ['lost before'];
    await expect(create('Ryokan', id)).rejects.toMatchObject(UNCONFIRMED);
    await project.store({ [`${hotels}/${id}`]: { name: 'La leur', updated_by: 'other' } });
    expect(await create('Ryokan', id)).toBe(`${id}-2`);
    expect(await read(`${hotels}/${id}`)).toMatchObject({ name: 'La leur' });
  });
});

describe('an opened record', () => {
  it('after the response of a save was lost, saving the edited record again causes a conflict only if its values differ from those of that save', async () => {
    const id = await create('Ryokan', newId(), ['japon']);
    const opened = { id, updatedAt: await updatedAt(id) };
    session.answers = ['lost'];
    const saving = change('Momiji', opened, ['japon'], ['bali']);
    await expect(saving).rejects.toMatchObject(UNCONFIRMED);
    expect(await linksOf(id)).toEqual(['bali']);
    expect(await change('Momiji', opened, ['bali'], ['bali'])).toBe(id);
    expect(await linksOf(id)).toEqual(['bali']);
    // Saving other values is a conflict, which the editor merges by field.
    await expect(change('Momiji II', opened, [], [])).rejects.toMatchObject(CONFLICT);
  });
});

it('after the response of a save was lost, saving a page’s SEO texts again causes a conflict only if they differ from those of that save', async () => {
  const page = { page_slug: 'about', page_name: 'À Propos', seo_description: null };
  const fields = { ...page, seo_title: 'Notre histoire', seo_keywords: null };
  session.answers = ['lost'];
  const opened = { id: 'about', updatedAt: null };
  const savePage = (changes = {}) =>
    storeRecord(ENTITIES.pages, { ...fields, ...changes }, { opened });
  await expect(savePage()).rejects.toMatchObject(UNCONFIRMED);
  await savePage();
  expect(await read(`${pageContent}/about`)).toMatchObject(fields);
  await expect(savePage({ seo_title: 'Autre' })).rejects.toMatchObject(CONFLICT);
});
