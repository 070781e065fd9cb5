import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { addAuditEntry } from '../../functions/src/audit-log.ts';
import { redirectFormerPage } from '../../functions/src/former-page.ts';
import { changeLetterSendingState } from '../../functions/src/mail/letter-calls.ts';
import { moveToNewId } from '../../functions/src/move-record.ts';
import { call, database, emptyDatabase, forget, SITE, signInAdmin } from './call.ts';

const { destinations, hotels, hotelDestinations, redirections } = COLLECTIONS;
const id = `deplace-${randomUUID()}`;
const db = database();
const hotel = { name: id, location: 'Nice', region: 'Europe', price: 0, published: true };
const by = { actor: { uid: 'admin', email: null }, now: new Date() };

let token = '';
beforeAll(async () => {
  ({ token } = await signInAdmin());
});
afterAll(async () => {
  await forget(id);
  const { docs } = await db.collection(redirections).get();
  for (const one of docs) if (String(one.get('to')).includes(id)) await one.ref.delete();
});

const move = (from: string, to: string) =>
  call('adminCall', { action: 'move', collection: hotels, id: from, to }, token);
const stored = async (collection: string, name: string) =>
  (await db.collection(collection).doc(name).get()).data();
const leadsTo = async (name: string) => {
  const headers = { Cookie: `__session=${Date.now()}` };
  const answer = await fetch(`${SITE}/hotels/${name}`, { redirect: 'manual', headers });
  return answer.headers.get('location') ?? answer.status;
};

it('a published hotel whose URL changes keeps its date and destinations, and its former URLs redirect to the new one', async () => {
  const created_at = new Date('2026-01-02T10:00:00Z');
  await db
    .collection(hotels)
    .doc(id)
    .set({ ...hotel, created_at });
  const link = { hotel_id: id, destination_id: 'japon', published: true };
  await db.collection(hotelDestinations).doc(`${id}_japon`).set(link);

  const entry = db.collection(COLLECTIONS.auditLog).doc(id);
  await entry.set({ collection: hotels, document_id: id, at: created_at });

  expect((await move(id, `${id}-b`)).body.result).toBeNull();
  expect((await entry.get()).get('document_id')).toBe(`${id}-b`);
  await entry.delete();
  expect(await stored(hotels, id)).toBeUndefined();
  expect((await db.collection(hotels).doc(`${id}-b`).get()).get('created_at').toDate()).toEqual(
    created_at,
  );
  expect(await stored(hotelDestinations, `${id}_japon`)).toBeUndefined();
  expect(await stored(hotelDestinations, `${id}-b_japon`)).toMatchObject({ hotel_id: `${id}-b` });
  expect(await leadsTo(id)).toBe(`/hotels/${id}-b`);

  await move(`${id}-b`, `${id}-c`);
  expect([await leadsTo(id), await leadsTo(`${id}-b`)]).toEqual(Array(2).fill(`/hotels/${id}-c`));
  await move(`${id}-c`, id);
  expect([await leadsTo(id), await leadsTo(`${id}-c`)]).toEqual([200, `/hotels/${id}`]);
});

it('a change of a record’s URL creates no redirection if the caller states that visitors have not seen the record yet', async () => {
  const shown = db.collection(hotels).doc(`${id}-vu`);
  await shown.set({ ...hotel, created_at: new Date() });
  await moveToNewId(
    db,
    { collection: hotels, id: shown.id, to: `${id}-neuf`, wasNeverShown: true },
    by,
  );
  expect(await leadsTo(shown.id)).toBe(404);
});

it('changing the URL of an unpublished record creates no redirection, and a URL that is taken is refused', async () => {
  const [taken, draft] = [`${id}-pris`, `${id}-brouillon`];
  await db
    .collection(hotels)
    .doc(taken)
    .set({ ...hotel, created_at: new Date() });
  await db
    .collection(hotels)
    .doc(draft)
    .set({ ...hotel, published: false, created_at: null });
  expect((await move(draft, taken)).body.error?.status).toBe('ALREADY_EXISTS');
  expect((await move(draft, `${draft}-2`)).body.result).toBeNull();
  expect(await leadsTo(draft)).toBe(404);
  expect(await stored(hotels, taken)).toBeDefined();
});

it('the URL of a newsletter cannot change while the newsletter is scheduled, and can again once that is cancelled', async () => {
  const draft = db.collection(COLLECTIONS.letters).doc(`${id}-test`);
  const to = `${id}-novembre`;
  await draft.set({ subject: 'Novembre', published: false, created_at: null, state: 'going' });
  await draft.collection('sending').doc('mail').set({});
  const call = { collection: COLLECTIONS.letters, id: draft.id, to, wasNeverShown: false };
  await expect(moveToNewId(db, call, by)).rejects.toThrow('déjà été envoyée');
  await changeLetterSendingState(db, { id: draft.id, step: 'cancel' }, by);
  await moveToNewId(db, call, by);
  expect((await db.collection(COLLECTIONS.letters).doc(to).get()).get('subject')).toBe('Novembre');
  await db.collection(COLLECTIONS.letters).doc(to).delete();
});

it('when a hotel’s URL changes, links to the hotel are updated in articles and newsletters, scheduled ones included', async () => {
  const own = emptyDatabase();
  const { blogPosts, letters } = COLLECTIONS;
  const linking = (name: string) => {
    const blocks = [{ path: `/hotels/${name}`, text: '', picture: '' }];
    const content = `<p><a href="/hotels/${name}">Là</a>, <a href="/hotels/ancien-2#vue">ici</a></p>`;
    const letter = { blocks, opening: content.replace(`${name}"`, `${name}?onglet=avis"`) };
    return {
      [`${blogPosts}/recit`]: { content, tags: ['mer'], created_at: Timestamp.fromMillis(0) },
      [`${letters}/nuits`]: letter,
      [`${letters}/nuits/sending/mail`]: { letter },
    };
  };
  const records = Object.entries(linking('ancien'));
  for (const [path, fields] of records) await own.doc(path).set(fields);
  await own.doc(`${hotels}/ancien`).set(hotel);
  await moveToNewId(own, { collection: hotels, id: 'ancien', to: 'nouveau' }, by);
  const moved = await own.getAll(...records.map(([path]) => own.doc(path)));
  const expected = Object.values(linking('nouveau'));
  expect(moved.map((one) => one.data())).toMatchObject(expected);
  // Editors in which the records are open notice the change.
  expect(moved.map((one) => one.get('updated_by'))).toEqual([
    by.actor.uid,
    by.actor.uid,
    undefined,
  ]);
});

it('a change of a record’s URL has one entry in the audit log, although it creates a document under a new id', async () => {
  const own = emptyDatabase();
  const saved = { ...hotel, created_at: null, updated_at: new Date(), updated_by: 'admin' };
  const former = own.doc(`${hotels}/ancien`);
  await former.set(saved);
  await moveToNewId(
    own,
    { collection: hotels, id: 'ancien', to: 'nouveau' },
    { ...by, now: new Date() },
  );
  const [before, after] = await own.getAll(
    own.doc(`${hotels}/aucun`),
    own.doc(`${hotels}/nouveau`),
  );
  if (before && after) await addAuditEntry(own, { id: randomUUID(), before, after });
  const { docs } = await own.collection(COLLECTIONS.auditLog).get();
  expect(docs.map((entry) => entry.get('action'))).toEqual(['move']);
});

it('a change of a hotel’s URL deletes the nightly copy of the list of hotels, which has the former URL', async () => {
  const own = emptyDatabase();
  const copies = own.collection(COLLECTIONS.listCopies);
  await own.doc(`${hotels}/ancien`).set({ ...hotel, created_at: new Date() });
  await copies.doc(`${hotels}-0`).set({ collection: hotels, bytes: Buffer.alloc(0) });
  await moveToNewId(own, { collection: hotels, id: 'ancien', to: 'nouveau' }, by);
  expect((await copies.get()).size).toBe(0);
});

describe('a destination whose slug changes', () => {
  const own = emptyDatabase();
  const place = own.doc(`${destinations}/grece`);
  const former = { destination_slug: 'grece', active: true, updated_by: 'claire' };

  /** Writes the record, and returns the event of the write. */
  const write = async (fields: object) => {
    const before = await place.get();
    await place.set(fields);
    return { id: randomUUID(), before, after: await place.get() };
  };
  const rename = (destination_slug: string) => write({ ...former, destination_slug });
  const redirected = async () => {
    const { docs } = await own.collection(redirections).where('updated_by', '==', 'claire').get();
    const live = docs.filter((one) => !one.get('deleted_at'));
    return live.map((one) => [one.get('from'), one.get('to')].join(' ')).sort();
  };
  const arrows = (names: string[], to: string) =>
    names.map((name) => `/destinations/${name} /destinations/${to}`);

  beforeEach(async () => {
    await own.recursiveDelete(own.collection(redirections));
    await place.set(former);
  });

  it('the former slugs of a published destination redirect to its current slug, without a loop when a former slug is used again', async () => {
    await redirectFormerPage(own, await rename('iles'));
    expect(await redirected()).toEqual(arrows(['grece'], 'iles'));
    await redirectFormerPage(own, await rename('egee'));
    expect(await redirected()).toEqual(arrows(['grece', 'iles'], 'egee'));
    await redirectFormerPage(own, await rename('grece'));
    expect(await redirected()).toEqual(arrows(['egee', 'iles'], 'grece'));
  });

  it('changes of a destination’s slug whose events arrive late, twice or in another order lead to the same redirections', async () => {
    const events = [await rename('iles'), await rename('egee'), await rename('grece')];
    for (const event of [...events.toReversed(), ...events]) await redirectFormerPage(own, event);
    expect(await redirected()).toEqual(arrows(['egee', 'iles'], 'grece'));
  });

  it('a destination that visitors have never seen leaves no redirection when its slug changes', async () => {
    await place.set({ ...former, active: false, created_at: null });
    await redirectFormerPage(own, await rename('iles'));
    expect(await redirected()).toEqual([]);
  });

  it('a link in an article to a published destination is updated when the destination’s slug changes', async () => {
    const article = own.doc(`${COLLECTIONS.blogPosts}/recit`);
    await article.set({ content: '<a href="/destinations/grece">Là</a>' });
    await redirectFormerPage(own, await rename('iles'));
    expect((await article.get()).get('content')).toBe('<a href="/destinations/iles">Là</a>');
  });
});
