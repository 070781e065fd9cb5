import { beforeAll, describe, it } from 'vitest';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expectRules, rulesProject, VISITORS } from '../support/rules.ts';
import { BLOG_POST, DESTINATION, HOTEL, SUBSCRIPTION } from './documents.ts';

// Visitors read only documents whose flag, `published` or `active`, is true.
const project = rulesProject('public-reads');
const SHOWN = [
  { collection: COLLECTIONS.hotels, flag: 'published', order: 'created_at', fields: HOTEL },
  { collection: COLLECTIONS.blogPosts, flag: 'published', order: 'created_at', fields: BLOG_POST },
  {
    collection: COLLECTIONS.destinations,
    flag: 'active',
    order: 'display_order',
    fields: DESTINATION,
  },
];

describe.each(SHOWN)('$collection', ({ collection, flag, order, fields }) => {
  beforeAll(() => {
    const { [flag]: _flag, ...rest } = fields;
    return project.store({
      [`${collection}/shown`]: { ...rest, [flag]: true },
      [`${collection}/hidden`]: { ...rest, [flag]: false },
      [`${collection}/unflagged`]: rest,
    });
  });

  describe.each(VISITORS)('%s', (role) => {
    const documents = () => project.as(role).collection(collection);

    it('gets a document by id only if it is shown', async () => {
      await expectRules(true, documents().doc('shown').get());
      for (const id of ['hidden', 'unflagged', 'none']) {
        await expectRules(false, documents().doc(id).get());
      }
    });

    it('lists only shown documents, in the order of the pages', async () => {
      const shown = documents().where(flag, '==', true);
      await expectRules(true, shown.orderBy(order, 'desc').get());
      await expectRules(false, documents().orderBy(order, 'desc').get());
      await expectRules(false, documents().where(flag, '==', false).get());
      await expectRules(false, documents().where(flag, 'in', [true, false]).get());
      await expectRules(false, documents().where(flag, '!=', false).get());
    });
  });

  it('administrators read shown and hidden documents', async () => {
    const documents = project.as('admin').collection(collection);
    for (const id of ['shown', 'hidden', 'none']) await expectRules(true, documents.doc(id).get());
    await expectRules(true, documents.where(flag, '==', false).get());
  });
});

it.each(VISITORS)('%s cannot ask whether an email address is subscribed', async (role) => {
  const subscriptions = project.as(role).collection(COLLECTIONS.newsletterSubscriptions);
  await expectRules(false, subscriptions.where('email', '==', SUBSCRIPTION.email).limit(1).get());
  await expectRules(false, subscriptions.where('active', '==', true).get());
});
