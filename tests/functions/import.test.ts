import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { parsePhoto } from '#domain/media/photo.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { importPictures } from '#scripts/import/pictures.ts';
import { planImport } from '#scripts/import/plans.ts';
import { composeImportReport } from '#scripts/import/report.ts';
import { readImportTargetDocuments, writeImportedDocuments } from '#scripts/import/store.ts';
import type { ExportedTable } from '#scripts/import/tables.ts';
import { addAuditEntry } from '../../functions/src/audit-log.ts';
import { subscriptionId } from '../../functions/src/forms/subscription.ts';
import { emptyDatabase } from './call.ts';
import { newJpeg } from './media-pictures.ts';

const HOTEL = { location: 'Spa', region: 'Europe', created_at: '2024-03-02 10:00:00+00' };
const TABLES: readonly ExportedTable[] = [
  {
    name: 'hotels',
    file: 'hotels.csv',
    rows: [
      { ...HOTEL, id: 'a', name: 'Ardenne' },
      { ...HOTEL, id: 'b', name: 'Brenne' },
    ],
  },
  {
    name: 'newsletter_subscriptions',
    file: 'people.csv',
    rows: [{ email: 'Odile@Example.org', active: 't', subscribed_at: '2024-02-01 10:00:00+00' }],
  },
];
const ID = subscriptionId('odile@example.org');

async function importInto(db = emptyDatabase(), tables = TABLES, now = new Date()) {
  const plans = planImport(tables, await readImportTargetDocuments(db), now);
  await writeImportedDocuments(db, plans);
  return { db, report: composeImportReport(plans, true) };
}

it('an import of a former site’s data keeps ids and dates, and stores subscribers under a hash of their email address', async () => {
  const { db, report } = await importInto();
  expect(report).toMatch(/Written: 3 new\.$/);
  expect((await db.doc('hotels/a').get()).data()).toMatchObject({
    name: 'Ardenne',
    published: true,
    created_at: Timestamp.fromDate(new Date('2024-03-02T10:00:00Z')),
    updated_at: expect.any(Timestamp),
    updated_by: null,
  });
  const person = await db.collection(COLLECTIONS.newsletterSubscriptions).doc(ID).get();
  expect(person.data()).toMatchObject({ email: 'odile@example.org', active: true });
});

it('the audit log shows an imported record as created, without naming an account', async () => {
  const { db } = await importInto();
  const after = await db.doc('hotels/a').get();
  const before = await db.doc('hotels/none').get();
  await addAuditEntry(db, { id: 'event', before, after });
  const entry = await db.collection(COLLECTIONS.auditLog).doc('event').get();
  expect(entry.data()).toMatchObject({ action: 'create', label: 'Ardenne', actor: null });
});

it('a hotel unpublished since its import is also hidden in destinations that are imported later', async () => {
  const { db } = await importInto();
  await db.doc('hotels/a').update({ published: false });
  const name = 'popular_destinations';
  await importInto(db, [
    { name, file: 'd.csv', rows: [{ id: 'd', destination_name: 'Ardennes', active: 't' }] },
    ...TABLES,
    {
      name: 'hotel_destinations',
      file: 'l.csv',
      rows: ['a', 'b'].map((hotel_id) => ({ hotel_id, destination_id: 'd' })),
    },
  ]);
  const { docs } = await db.collection(COLLECTIONS.hotelDestinations).orderBy('hotel_id').get();
  expect(docs.map((one) => one.get('published'))).toEqual([false, true]);
});

it('a second import of the former site’s data writes nothing, even on another day from another file', async () => {
  const { db } = await importInto();
  const before = await db.doc('hotels/a').get();
  const others = TABLES.map((table) => ({ ...table, file: 'other.csv' }));
  const { report } = await importInto(db, others, new Date('2030-01-01'));
  expect(report).toMatch(/Nothing to do: 3 here already\.$/);
  expect((await db.doc('hotels/a').get()).updateTime).toEqual(before.updateTime);
});

it('a second import of the former site’s data neither overwrites records changed or deleted since nor resubscribes anybody, and reports them', async () => {
  const { db } = await importInto();
  const person = db.collection(COLLECTIONS.newsletterSubscriptions).doc(ID);
  await db.doc('hotels/a').update({ name: 'Ardennes', price: 90 });
  await db.doc('hotels/b').update({ deleted_at: FieldValue.serverTimestamp(), published: false });
  await person.update({ active: false });
  const { report } = await importInto(db);
  expect(report).toContain('row 1, Ardenne\n    other name, price here: left alone');
  expect(report).toMatch(/Nothing to do: 3 changed here\.$/);
  expect((await db.doc('hotels/a').get()).get('name')).toBe('Ardennes');
  expect((await db.doc('hotels/b').get()).get('published')).toBe(false);
  expect((await person.get()).get('active')).toBe(false);
});

it('a later import of the former site’s data adds new subscribers, but not those who were erased meanwhile', async () => {
  const { db } = await importInto();
  await db.collection(COLLECTIONS.newsletterSubscriptions).doc(ID).delete();
  const [, people] = TABLES;
  if (!people) throw new Error('no table of readers');
  const rows = [...people.rows, { ...people.rows[0], email: 'b@example.org' }];
  const { report } = await importInto(db, [{ ...people, rows }]);
  expect(report).toContain('Odile@Example.org: left out\n    was erased here');
  expect(report).toMatch(/Written: 1 new, 1 left out\.$/);
  expect((await importInto(db)).report).toMatch(/Nothing to do: 2 here already, 1 left out\.$/);
});

it('an imported destination gets another slug if a stored destination has the same slug', async () => {
  const { db } = await importInto();
  const destinations = db.collection(COLLECTIONS.destinations);
  await destinations.doc('here').set({ destination_slug: 'ardennes' });
  const rows = [{ id: 'd', destination_name: 'Ardennes', destination_slug: 'ardennes' }];
  const table = { name: 'popular_destinations', file: 'd.csv', rows } as const;
  for (const _ of ['first', 'second']) await importInto(db, [table]);
  expect((await destinations.doc('d').get()).get('destination_slug')).toBe('ardennes-d');
});

describe('copying pictures', () => {
  const url = (name: string) => `https://former.example.org/${name}.jpg?w=9&amp;q=1`;
  const article = (content: string) => ({ id: 'c', title: 'C', content });
  const tables: readonly ExportedTable[] = [
    {
      name: 'hotels',
      file: 'h.csv',
      rows: ['a', 'b'].map((id) => ({ ...HOTEL, id, name: id, image: 'https://a.org/house.jpg' })),
    },
    {
      name: 'blog_posts',
      file: 'b.csv',
      rows: [article(`<p><img src="${url('sea')}"><img src="${url('gone')}"></p>`)],
    },
  ];
  const picture = newJpeg();

  async function copyInto(db: Firestore, lost = 'gone') {
    const asked: string[] = [];
    const fetchBytes = async (address: string) => {
      asked.push(address);
      if (address.includes(lost)) throw new Error('it answers 404');
      return picture;
    };
    const { report } = await importInto(db, tables);
    const plans = planImport(tables, await readImportTargetDocuments(db), new Date());
    return { asked, report, lines: await importPictures(db, plans, fetchBytes) };
  }

  it('an import of the former site fetches each picture’s URL once, and stores equal pictures as one photo; a picture that cannot be fetched keeps its URL', async () => {
    const db = emptyDatabase();
    const { asked, lines } = await copyInto(db);
    expect(asked).toHaveLength(3);
    expect(asked).toContain('https://former.example.org/sea.jpg?w=9&q=1');
    expect(lines).toEqual([`${url('gone')} stays there: it answers 404`, '2 copied, 1 failed.']);
    const images = ['a', 'b'].map(async (id) => (await db.doc(`hotels/${id}`).get()).get('image'));
    const [image] = await Promise.all(images);
    expect(parsePhoto(image)).toMatchObject({ width: expect.any(Number), focal: { x: 50, y: 50 } });
    const content: string = (await db.doc('blog_posts/c').get()).get('content');
    expect(content).toBe(`<p><img src="${image}"><img src="${url('gone')}"></p>`);
    expect((await db.collection(COLLECTIONS.media).get()).size).toBe(1);
  });

  it('copying an import’s pictures again fetches only those that failed; a third run fetches nothing', async () => {
    const db = emptyDatabase();
    await copyInto(db);
    await db.doc('hotels/b').update({ image: 'https://b.org/ours.jpg' });
    const before = await db.doc('hotels/a').get();
    const second = await copyInto(db, 'none');
    expect(second.asked).toEqual([expect.stringContaining('gone')]);
    expect(second.report).toMatch(/other image here: left alone(?:.|\n)*Nothing to do: 2 here/);
    const third = await copyInto(db);
    expect(third.asked).toEqual([]);
    expect(third.lines).toEqual(['0 copied, 0 failed.']);
    expect((await db.doc('hotels/a').get()).updateTime).toEqual(before.updateTime);
    expect((await db.doc('hotels/b').get()).get('image')).toBe('https://b.org/ours.jpg');
  });
});
