import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { entityOfCollection } from '#domain/admin/entities.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expectRules, type Fields, newId, rulesProject, uidOf } from '../support/rules.ts';
import {
  BLOG_POST,
  DESTINATION,
  HOTEL,
  PAGE,
  STORED_SIGNATURE,
  STORED_STAMPS,
  signedNow,
  stampedNow,
} from './documents.ts';
import { MISSING, withValue } from './field-cases.ts';

const PAST = Timestamp.fromMillis(1_700_000_000_000);
const project = rulesProject('records');

describe.each([
  { collection: COLLECTIONS.hotels, valid: HOTEL },
  { collection: COLLECTIONS.destinations, valid: DESTINATION },
  { collection: COLLECTIONS.blogPosts, valid: BLOG_POST },
])('a record of $collection', ({ collection, valid }) => {
  const documents = () => project.as('admin').collection(collection);

  it.each([
    ['the SDK generates', 'accepted', 'b5Q3nYp0ZkT1vXwR7sLm'],
    ['has 129 characters', 'refused', 'a'.repeat(129)],
    ['has an underscore', 'refused', 'kyoto_japon'],
  ])(`in the security rules of ${collection}, an id that %s is %s`, (_what, answer, id) =>
    expectRules(
      answer === 'accepted',
      documents()
        .doc(id)
        .set({ ...valid, ...stampedNow() }),
    ),
  );

  const stamps = {
    'a created_at in the past': { created_at: PAST },
    'no created_at': { created_at: deleteField() },
    'an updated_at in the past': { updated_at: PAST },
    'no updated_at': { updated_at: deleteField() },
    'another account as its author': { updated_by: 'somebody' },
    'no author': { updated_by: deleteField() },
  };
  describe.each(Object.entries(stamps))('with %s', (fault, wrong) => {
    it(`the security rules refuse to create or update a record of ${collection} with ${fault}`, async () => {
      // deleteField() is for updates only.
      const [[name, value] = ['', null]] = Object.entries(wrong);
      const isMissing = value instanceof Object && !(value instanceof Timestamp);
      const fields = { ...valid, ...stampedNow(), ...wrong };
      const created = isMissing ? withValue(fields, name, MISSING) : fields;
      await expectRules(false, documents().doc(newId()).set(created));
      const id = newId();
      await project.store({ [`${collection}/${id}`]: { ...valid, ...STORED_STAMPS } });
      const change = { ...signedNow(), ...wrong };
      await expectRules(false, documents().doc(id).update(change));
    });
  });

  it(`the security rules require that the next save of a record of ${collection} without created_at sets it to now`, async () => {
    const id = newId();
    const { created_at: _missing, ...signature } = STORED_STAMPS;
    await project.store({ [`${collection}/${id}`]: { ...valid, ...signature } });
    const write = (stamps: Fields) =>
      documents()
        .doc(id)
        .set({ ...valid, ...stamps });
    await expectRules(false, write(signedNow()));
    await expectRules(false, write({ ...signedNow(), created_at: PAST }));
    await expectRules(true, write(stampedNow()));
  });

  it(`the security rules require that a change of a record of ${collection} keeps its created_at`, async () => {
    const id = newId();
    await project.store({ [`${collection}/${id}`]: { ...valid, ...STORED_STAMPS } });
    const { created_at } = STORED_STAMPS;
    await expectRules(true, documents().doc(id).update(signedNow()));
    await expectRules(
      true,
      documents()
        .doc(id)
        .set({ ...valid, ...signedNow(), created_at }),
    );
    const again = { ...valid, ...stampedNow() };
    await expectRules(false, documents().doc(id).set(again));
    // Hidden, shown and so dated anew, a record would have lost its date without a word in the audit log.
    const undated = { ...hidden, ...signedNow(), created_at: null };
    await expectRules(false, documents().doc(id).set(undated));
    await expectRules(
      false,
      documents()
        .doc(id)
        .update({ updated_by: uidOf('admin') }),
    );
  });
  const flag = entityOfCollection(collection)?.shownBy ?? '';
  const hidden = { ...valid, [flag]: false };
  const later = Timestamp.fromMillis(1_900_000_000_000);

  it(`the security rules require that a record of ${collection} gets its created_at when first published, and keeps it unless unpublishing clears it`, async () => {
    const draft = documents().doc(newId());
    await expectRules(false, draft.set({ ...hidden, ...stampedNow() }));
    await expectRules(true, draft.set({ ...hidden, created_at: null, ...signedNow() }));
    const shown = { [flag]: true, ...signedNow() };
    await expectRules(false, draft.update({ created_at: serverTimestamp(), ...signedNow() }));
    await expectRules(false, draft.update(shown));
    await expectRules(false, draft.update({ ...shown, created_at: PAST }));
    await expectRules(true, draft.update({ ...shown, created_at: serverTimestamp() }));
    await expectRules(false, draft.update({ created_at: null, ...signedNow() }));
    await expectRules(true, draft.update({ [flag]: false, ...signedNow() }));
    const { created_at } = stampedNow();
    await expectRules(false, draft.update({ ...shown, created_at }));
    await expectRules(true, draft.update(shown));
    // Undoing a publication clears the date.
    await expectRules(true, draft.update({ [flag]: false, created_at: null, ...signedNow() }));
  });

  it(`the security rules let the publication of a record of ${collection} be scheduled, rescheduled or cancelled only while the record is unpublished`, async () => {
    const planned = documents().doc(newId());
    const unsigned = { ...hidden, created_at: null, publish_at: later };
    await expectRules(true, planned.set({ ...unsigned, ...signedNow() }));
    await expectRules(true, planned.update({ publish_at: PAST, ...signedNow() }));
    await expectRules(false, planned.update({ publish_at: 'demain', ...signedNow() }));
    const shown = { [flag]: true, created_at: serverTimestamp(), ...signedNow() };
    await expectRules(false, planned.update(shown));
    await expectRules(true, planned.update({ publish_at: null, ...signedNow() }));
    await expectRules(true, planned.update({ ...shown, publish_at: null }));
    await expectRules(false, planned.update({ publish_at: later, ...signedNow() }));
  });
});

const { pageContent } = COLLECTIONS;
const page = (id: string) => project.as('admin').collection(pageContent).doc(id);
const write = (id: string, fields: Fields) => page(id).set({ ...fields, ...signedNow() });

describe('page_content', () => {
  it.each([
    ['a slug that no page has', 'admin', { ...PAGE, page_slug: 'admin' }],
    ['the id of another page', 'blog', PAGE],
    ['a number as its slug', 'blog', { ...PAGE, page_slug: 5 }],
    ['no slug', 'blog', withValue(PAGE, 'page_slug', MISSING)],
  ])('the security rules refuse a document of page_content with %s', (_what, id, fields) =>
    expectRules(false, write(id, fields)),
  );

  describe('a stored document', () => {
    beforeEach(() => project.store({ [`${pageContent}/about`]: { ...PAGE, ...STORED_SIGNATURE } }));

    it('the security rules let not even administrators change the slug or the name of a document of page_content', async () => {
      await expectRules(true, page('about').update({ seo_title: 'Nous', ...signedNow() }));
      await expectRules(false, page('about').update({ page_name: 'Nous', ...signedNow() }));
      await expectRules(false, page('about').update({ page_slug: 'blog', ...signedNow() }));
    });

    it('the security rules require that a change of a document of page_content names the account that makes it, and the current time', async () => {
      await expectRules(false, page('about').update({ seo_title: 'Nous' }));
      const { updated_at } = STORED_SIGNATURE;
      await expectRules(false, page('about').update({ ...signedNow(), updated_at }));
      await expectRules(false, page('about').update({ ...signedNow(), updated_by: 'somebody' }));
    });
  });
});
