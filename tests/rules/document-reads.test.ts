import { readFile } from 'node:fs/promises';
import { serverTimestamp } from 'firebase/firestore';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveRecord } from '#admin/data/save-record.ts';
import { updateRecords } from '#admin/data/update-record.ts';
import { writeDisplayOrders } from '#admin/data/write-display-orders.ts';
import { UPDATE_MAX } from '#domain/admin/admin-calls.ts';
import { ACCOUNT_COLLECTIONS } from '#domain/admin/admin-session.ts';
import { HotelInput } from '#domain/hotel/hotel-input.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { signInAs } from '../support/admin-session.ts';
import { newId, rulesProject, uidOf } from '../support/rules.ts';
import {
  BLOG_POST,
  CONTACT_REQUEST,
  createdNow,
  DESTINATION,
  HOTEL,
  LINK,
  PAGE,
  STORED_SIGNATURE,
  STORED_STAMPS,
  SUBSCRIPTION,
  signedNow,
} from './documents.ts';

// Firestore refuses a write whose rules call for more than 10 documents, and a transaction with more
// than 20. Calls may be answered from a cache, which then do not count: docs/decisions.md.
vi.mock('#admin/data/admin-db.ts', () => import('../support/admin-session.ts'));
vi.mock('#admin/data/admin-auth.ts', () => import('../support/admin-session.ts'));

const project = rulesProject('document-reads');
const { hotels, hotelDestinations, destinations, destinationSlugs } = COLLECTIONS;

const Expression = v.object({
  sourcePosition: v.object({ currentOffset: v.number(), endOffset: v.number() }),
  values: v.optional(v.array(v.object({ count: v.number() })), []),
  children: v.optional(v.array(v.unknown()), []),
});
const Coverage = v.object({
  rules: v.object({ files: v.tuple([v.object({ content: v.string() })]) }),
  report: v.array(v.unknown()),
});

const READS = /(?<![.\w])(?:get|exists|getAfter|existsAfter)\([^)]*\)/g;
/** As the report has it: without the last bracket. */
const READ = /^(?:get|exists|getAfter|existsAfter)\([^)]*$/;

/** How often the rules have called for a document until now, by the emulator's report of coverage. */
async function documentReads(): Promise<number> {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const path = `emulator/v1/projects/${project.projectId}:ruleCoverage`;
  const answer = await fetch(`http://${emulator}/${path}`);
  const { rules, report } = v.parse(Coverage, await answer.json());
  const [{ content }] = rules.files;
  const count = (expressions: readonly unknown[]): number =>
    expressions.reduce<number>((sum, expression) => {
      const { sourcePosition, values, children } = v.parse(Expression, expression);
      const { currentOffset, endOffset } = sourcePosition;
      const own = READ.test(content.slice(currentOffset, endOffset)) ? values : [];
      return own.reduce((all, value) => all + value.count, sum) + count(children);
    }, 0);
  return count(report);
}

beforeAll(() =>
  project.store({ [`${ACCOUNT_COLLECTIONS.sessions}/${uidOf('admin')}`]: { revoked_at: 0 } }),
);
beforeEach(() => signInAs(project, 'admin'));

it('the only document that rules call for is the session of who asks', async () => {
  const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8');
  expect(rules.match(READS)).toEqual(['exists(session)', 'get(session)']);
  expect(rules.match(/isOngoing\((?!session).*/g)).toEqual([
    'isOngoing(/databases/$(database)/documents/admin_sessions/$(request.auth.uid));',
  ]);
});

describe('a write that is let through calls for it twice', () => {
  const stored = (collection: string, fields: object) => ({ collection, fields: { ...fields } });
  const request = stored(COLLECTIONS.contactRequests, CONTACT_REQUEST);
  const subscription = stored(COLLECTIONS.newsletterSubscriptions, SUBSCRIPTION);
  it.each([
    ['a hotel', stored(hotels, { ...HOTEL, ...STORED_STAMPS }), {}],
    ['a destination', stored(destinations, { ...DESTINATION, ...STORED_STAMPS }), {}],
    ['an article', stored(COLLECTIONS.blogPosts, { ...BLOG_POST, ...STORED_STAMPS }), {}],
    ['a slug', stored(destinationSlugs, { destination_id: null, ...STORED_SIGNATURE }), {}],
    [
      'a request that is handled',
      request,
      { handled: true, handled_at: serverTimestamp(), handled_by: 'admin@example.org' },
    ],
    ['a note', request, { note: 'Rappeler' }],
    ['a mail asked for again', request, { resend: true }],
    ['a deactivation', subscription, { active: false }],
    [
      'an activation',
      subscription,
      { active: true, activation_basis: 'written', activated_at: serverTimestamp() },
    ],
  ])('%s', async (_, { collection, fields }, change) => {
    const id = newId();
    await project.store({ [`${collection}/${id}`]: fields });
    const before = await documentReads();
    await project
      .as('admin')
      .doc(`${collection}/${id}`)
      .update({ ...change, ...signedNow() });
    expect((await documentReads()) - before).toBe(2);
  });

  it.each([
    ['a new hotel', `${hotels}/neuf`, createdNow(HOTEL)],
    ['a page', `${COLLECTIONS.pageContent}/about`, { ...PAGE, ...signedNow() }],
    ['the settings', `${COLLECTIONS.settings}/site`, signedNow()],
    ['a link', `${hotelDestinations}/kyoto_japon`, { ...LINK, updated_by: uidOf('admin') }],
  ])('%s, or four times where it does not say that there is none', async (_, path, fields) => {
    const before = await documentReads();
    await project.as('admin').doc(path).set(fields);
    expect((await documentReads()) - before).toBe(4);
  });

  it('a link that is emptied', async () => {
    const path = `${hotelDestinations}/kyoto_bali`;
    await project.store({ [path]: { ...LINK, destination_id: 'bali', updated_by: 'somebody' } });
    const before = await documentReads();
    await project
      .as('admin')
      .doc(path)
      .set({ updated_by: uidOf('admin') });
    expect((await documentReads()) - before).toBe(2);
  });
});

describe('the largest transactions are let through', () => {
  const ids = (count: number) => Array.from({ length: count }, newId);
  const storeEach = async (collection: string, all: readonly string[], fields: object) => {
    const documents = all.map((id) => [`${collection}/${id}`, { ...fields, ...STORED_STAMPS }]);
    await project.store(Object.fromEntries(documents));
  };

  it('as many articles as are changed at once', async () => {
    const articles = ids(UPDATE_MAX);
    await storeEach(COLLECTIONS.blogPosts, articles, BLOG_POST);
    const changes = articles.map((id) => ({ id, fields: { featured: false } }));
    expect(await updateRecords(COLLECTIONS.blogPosts, changes)).toHaveLength(UPDATE_MAX);
  });

  it('a hotel that leaves thirty destinations for thirty others', async () => {
    const [former, next] = [ids(30), ids(30)];
    await storeEach(destinations, [...former, ...next], DESTINATION);
    const { publish_at: _plan, ...fields } = HOTEL;
    const hotel = { collection: hotels, input: v.parse(HotelInput, fields), wantedId: newId() };
    const id = await saveRecord({ ...hotel, opened: null, links: { before: [], after: former } });
    const saved = await project.as('admin').doc(`${hotels}/${id}`).get();
    const opened = { id, updatedAt: saved.get('updated_at').toDate().toISOString() };
    await saveRecord({ ...hotel, opened, links: { before: former, after: next } });
    const links = project.as('admin').collection(hotelDestinations);
    expect((await links.where('hotel_id', '==', id).get()).size).toBe(30);
  });

  it('a hundred destinations in another order', async () => {
    const all = ids(100);
    await storeEach(destinations, all, DESTINATION);
    await writeDisplayOrders(all.map((id, index) => ({ id, display_order: index + 1 })));
    const last = await project
      .as('admin')
      .doc(`${destinations}/${all.at(-1)}`)
      .get();
    expect(last.get('display_order')).toBe(100);
  });
});
