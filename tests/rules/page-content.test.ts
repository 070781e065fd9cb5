import { deleteField, Timestamp } from 'firebase/firestore';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { PAGE_SLUGS, PageContentInput } from '#domain/seo/page-content.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { NAME_MAX } from '#domain/site/limits.ts';
import { expectRules, type Fields, type Role, rulesProject, VISITORS } from '../support/rules.ts';
import { signedNow } from './describe-fields.ts';
import { describeNoWrites, describeReads } from './describe-roles.ts';
import { lineCases, MISSING, seoCases } from './field-cases.ts';

const collection = COLLECTIONS.pageContent;
const project = rulesProject(collection);
const valid = {
  page_slug: 'about',
  page_name: 'À Propos',
  seo_title: 'Qui dort là-bas',
  seo_description: 'Notre histoire et nos règles.',
  seo_keywords: null,
};
const stamp = signedNow;
const page = (role: Role, id = 'about') => project.as(role).collection(collection).doc(id);
const storeAbout = () =>
  project.store({ [`${collection}/about`]: { ...valid, updated_at: Timestamp.fromMillis(0) } });

describe('page_content', () => {
  describeReads({ project, collection, valid }, 'all');
  describeNoWrites({ project, collection, valid }, ['delete']);

  const roles: (readonly [Role, boolean])[] = [
    ...VISITORS.map((role) => [role, false] as const),
    ['admin', true],
  ];
  describe.each(roles)('%s writes: %s', (role, allowed) => {
    beforeAll(storeAbout);

    it('creates', async () => {
      const slug = role === 'admin' ? 'contact' : 'legal';
      const fields = { ...valid, page_slug: slug, ...stamp(role) };
      await expectRules(allowed, page(role, slug).set(fields));
    });
    it('updates', async () => {
      await expectRules(
        allowed,
        page(role).update({ seo_title: 'Notre histoire', ...stamp(role) }),
      );
    });
  });

  it.each(PAGE_SLUGS)('is written for the page %s', async (slug) => {
    expect(v.is(PageContentInput, { ...valid, page_slug: slug })).toBe(true);
    await expectRules(true, page('admin', slug).set({ ...valid, page_slug: slug, ...stamp() }));
  });

  it('is not written for another page, nor under the id of another', async () => {
    expect(v.is(PageContentInput, { ...valid, page_slug: 'admin' })).toBe(false);
    await expectRules(
      false,
      page('admin', 'admin').set({ ...valid, page_slug: 'admin', ...stamp() }),
    );
    await expectRules(false, page('admin', 'blog').set({ ...valid, ...stamp() }));
    await expectRules(false, page('admin', 'blog').set({ ...valid, page_slug: 5, ...stamp() }));
  });

  describe('fields', () => {
    beforeAll(storeAbout);

    it.each(seoCases())('$field: $what ($allowed)', async ({ field, value, allowed }) => {
      const change: Fields = { [field]: value === MISSING ? deleteField() : value, ...stamp() };
      await expectRules(allowed, page('admin').update(change));
    });

    it.each(lineCases('page_name', NAME_MAX, true))(
      'page_name: $what ($allowed)',
      async ({ value, allowed }) => {
        const { page_name: _name, ...rest } = valid;
        const name = value === MISSING ? {} : { page_name: value };
        const fields = { ...rest, ...name, page_slug: 'home', ...stamp() };
        await project.remove(`${collection}/home`);
        await expectRules(allowed, page('admin', 'home').set(fields));
      },
    );

    it('keeps the slug and the name, and renews updated_at', async () => {
      await expectRules(true, page('admin').update(stamp()));
      await expectRules(false, page('admin').update({ seo_title: 'Notre histoire' }));
      await expectRules(
        false,
        page('admin').update({ ...stamp(), updated_at: Timestamp.fromMillis(0) }),
      );
      await expectRules(false, page('admin').update({ ...stamp(), updated_by: 'somebody' }));
      await expectRules(false, page('admin').update({ ...stamp(), updated_by: deleteField() }));
      await expectRules(false, page('admin').update({ page_slug: 'blog', ...stamp() }));
      await expectRules(false, page('admin').update({ page_name: 'Nous', ...stamp() }));
      await expectRules(false, page('admin').update({ role: 'admin', ...stamp() }));
    });
  });
});
