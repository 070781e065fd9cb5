import { beforeEach, describe, it } from 'vitest';
import { PAGE_SLUGS } from '#domain/seo/site-pages.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { expectRules, type Fields, rulesProject } from '../support/rules.ts';
import { PAGE, STORED_SIGNATURE, signedNow } from './documents.ts';
import { MISSING, withValue } from './field-cases.ts';

const collection = COLLECTIONS.pageContent;
const project = rulesProject(collection);
const page = (id: string) => project.as('admin').collection(collection).doc(id);
const write = (id: string, fields: Fields) => page(id).set({ ...fields, ...signedNow() });

describe('page_content', () => {
  it.each(PAGE_SLUGS)('an administrator may write the document of the page %s', (page_slug) =>
    expectRules(true, write(page_slug, { ...PAGE, page_slug })),
  );

  it.each([
    ['a slug that no page has', 'admin', { ...PAGE, page_slug: 'admin' }],
    ['the id of another page', 'blog', PAGE],
    ['a number as its slug', 'blog', { ...PAGE, page_slug: 5 }],
    ['no slug', 'blog', withValue(PAGE, 'page_slug', MISSING)],
  ])('a document with %s is refused', (_what, id, fields) => expectRules(false, write(id, fields)));

  describe('a stored document', () => {
    beforeEach(() => project.store({ [`${collection}/about`]: { ...PAGE, ...STORED_SIGNATURE } }));

    it('keeps its slug and its name', async () => {
      await expectRules(true, page('about').update({ seo_title: 'Nous', ...signedNow() }));
      await expectRules(false, page('about').update({ page_name: 'Nous', ...signedNow() }));
      await expectRules(false, page('about').update({ page_slug: 'blog', ...signedNow() }));
    });

    it('must be signed by the account that saves it, with the current time', async () => {
      await expectRules(false, page('about').update({ seo_title: 'Nous' }));
      const { updated_at } = STORED_SIGNATURE;
      await expectRules(false, page('about').update({ ...signedNow(), updated_at }));
      await expectRules(false, page('about').update({ ...signedNow(), updated_by: 'somebody' }));
    });
  });
});
