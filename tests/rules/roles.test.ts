import { readFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import { DAILY_COUNTS_SUBCOLLECTION } from '#domain/figures/daily-counts.ts';
import { PAGE_SLUGS } from '#domain/seo/site-pages.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { QUERY_DOCS_MAX } from '#domain/site/limits.ts';
import { ADMINS, expectRules, newId, type Role, rulesProject, VISITORS } from '../support/rules.ts';
import {
  ACCESS_TABLE,
  BLOG_POST,
  DESTINATION,
  HOTEL,
  LETTER,
  LINK,
  SUBSCRIPTION,
  signedNow,
} from './documents.ts';

const project = rulesProject('roles');
const ROLES: readonly Role[] = [...VISITORS, ...ADMINS];

/** Ids of new documents in collections where the id must match the fields. */
const CREATED_IDS: Record<string, string> = {
  [COLLECTIONS.pageContent]: 'blog',
  [COLLECTIONS.settings]: 'site',
  [COLLECTIONS.hotelDestinations]: 'kyoto_bali',
  [COLLECTIONS.previews]: 'hotels_document',
};

it('the access table of the security-rules tests has a row for every collection', () => {
  const rows = ACCESS_TABLE.map(({ collection }) => collection);
  const names = Object.values(COLLECTIONS);
  expect(rows).toEqual(expect.arrayContaining(names));
});

// Firestore refuses a write whose rules read more than ten documents, and bills each read.
it('the security rules never call get() or exists() to read other documents', async () => {
  const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8');
  expect(rules).not.toMatch(/(?<![.\w])(?:get|exists)(?:After)?\(/);
});

describe.each(ACCESS_TABLE)(
  '$collection',
  ({ collection, id, fields, get, list, creation, change }) => {
    beforeEach(() => project.store({ [`${collection}/${id}`]: fields }));

    describe.each(ROLES)('%s', (role) => {
      const documents = () => project.as(role).collection(collection);
      const isReader = (readers: string) =>
        readers === 'all' || (readers === 'admins' && ADMINS.includes(role));

      it(`the security rules let the role ${role} read, create and update in ${collection} exactly what the tests’ access table allows, and delete nothing`, async () => {
        const [isAdmin, document] = [ADMINS.includes(role), documents().doc(id)];
        await expectRules(isReader(get), document.get());
        await expectRules(isReader(list), documents().get());
        await expectRules(isReader(list), documents().limit(1).get());
        const newDocument = documents().doc(CREATED_IDS[collection] ?? newId());
        await expectRules(
          isAdmin && !!creation,
          newDocument.set(creation ? creation(role) : fields),
        );
        await expectRules(isAdmin && !!change, document.update(change ? change(role) : fields));
        await expectRules(false, document.delete());
      });
    });
  },
);

describe.each(ROLES)('%s', (role) => {
  it(`the security rules refuse the role ${role} every collection-group query, except administrators’ queries of daily statistics`, async () => {
    const ofAll = (name: string) => project.as(role).collectionGroup(name).limit(1);
    for (const name of new Set(
      ACCESS_TABLE.map(({ collection }) => collection.split('/').at(-1) ?? ''),
    )) {
      await expectRules(
        name === DAILY_COUNTS_SUBCOLLECTION && ADMINS.includes(role),
        ofAll(name).get(),
      );
      if (name === DAILY_COUNTS_SUBCOLLECTION) continue;
      await expectRules(false, ofAll(name).where('published', '==', true).get());
      await expectRules(false, ofAll(name).where('active', '==', true).get());
    }
  });

  it(`the security rules let the role ${role} read a document of page_content only if its id is the slug of one of the site’s pages`, async () => {
    const pages = project.as(role).collection(COLLECTIONS.pageContent);
    for (const slug of PAGE_SLUGS) await expectRules(true, pages.doc(slug).get());
    await expectRules(false, pages.doc('autre').get());
  });

  it(`the security rules let the role ${role} neither read nor write a document of settings whose id is not « site »`, async () => {
    const other = project.as(role).doc(`${COLLECTIONS.settings}/autre`);
    await expectRules(false, other.get());
    await expectRules(false, other.set({ ...DEFAULT_SETTINGS, ...signedNow(role) }));
  });
});

// Visitors read only documents whose flag, `published` or `active`, is true.
const shown = rulesProject('public-reads');
const SHOWN = [
  {
    collection: COLLECTIONS.hotels,
    flag: 'published',
    order: 'created_at',
    fields: HOTEL,
    byId: true,
  },
  {
    collection: COLLECTIONS.blogPosts,
    flag: 'published',
    order: 'created_at',
    fields: BLOG_POST,
    byId: true,
  },
  {
    collection: COLLECTIONS.letters,
    flag: 'published',
    order: 'created_at',
    fields: LETTER,
    byId: true,
  },
  {
    collection: COLLECTIONS.destinations,
    flag: 'active',
    order: 'display_order',
    fields: DESTINATION,
    byId: false,
  },
  {
    collection: COLLECTIONS.hotelDestinations,
    flag: 'published',
    order: 'hotel_id',
    fields: LINK,
    byId: false,
  },
];

describe.each(SHOWN)('$collection', ({ collection, flag, order, fields, byId }) => {
  beforeAll(() => {
    const { [flag]: _flag, ...rest } = fields;
    return shown.store({
      [`${collection}/shown`]: { ...rest, [flag]: true },
      [`${collection}/hidden`]: { ...rest, [flag]: false },
      [`${collection}/unflagged`]: rest,
    });
  });

  describe.each(VISITORS)('%s', (role) => {
    const documents = () => shown.as(role).collection(collection);

    it(`the security rules let the role ${role} get a document of ${collection} by id ${byId ? 'only if published' : 'never'}`, async () => {
      await expectRules(byId, documents().doc('shown').get());
      for (const id of ['hidden', 'unflagged', 'none']) {
        await expectRules(false, documents().doc(id).get());
      }
    });

    it(`the security rules let the role ${role} list documents of ${collection} only by queries for published ones, with a limit of at most QUERY_DOCS_MAX`, async () => {
      const listed = documents().where(flag, '==', true).orderBy(order, 'desc');
      await expectRules(true, listed.limit(QUERY_DOCS_MAX).get());
      await expectRules(false, listed.limit(QUERY_DOCS_MAX + 1).get());
      await expectRules(false, listed.get());
      const one = documents().limit(1);
      await expectRules(false, one.orderBy(order, 'desc').get());
      await expectRules(false, one.where(flag, '==', false).get());
      await expectRules(false, one.where(flag, 'in', [true, false]).get());
      await expectRules(false, one.where(flag, '!=', false).get());
    });
  });

  // Skipped documents are billed as read.
  it.each([
    [0, 200],
    [1, 403],
  ])(
    `under the security rules, a visitor’s query of ${collection} that skips %i documents gets the HTTP status %i`,
    async (offset, status) => {
      const path = `projects/${shown.projectId}/databases/(default)/documents:runQuery`;
      const field = { fieldPath: flag };
      const fieldFilter = { field, op: 'EQUAL', value: { booleanValue: true } };
      const from = [{ collectionId: collection }];
      const structuredQuery = { from, where: { fieldFilter }, limit: 1, offset };
      const answer = await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST}/v1/${path}`, {
        method: 'POST',
        body: JSON.stringify({ structuredQuery }),
      });
      expect(answer.status).toBe(status);
    },
  );

  it(`the security rules let administrators read published and unpublished documents of ${collection}`, async () => {
    const documents = shown.as('admin').collection(collection);
    for (const id of ['shown', 'hidden', 'none']) await expectRules(true, documents.doc(id).get());
    await expectRules(true, documents.where(flag, '==', false).get());
  });
});

it.each(VISITORS)(
  'the security rules do not reveal to the role %s whether an email address is subscribed to the newsletter',
  async (role) => {
    const subscriptions = shown.as(role).collection(COLLECTIONS.newsletterSubscriptions);
    await expectRules(false, subscriptions.where('email', '==', SUBSCRIPTION.email).limit(1).get());
    await expectRules(false, subscriptions.where('active', '==', true).get());
  },
);
