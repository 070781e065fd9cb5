import { Timestamp } from 'firebase/firestore';
import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#content/settings.ts';
import * as blog from '#domain/blog/blog-post.ts';
import * as destination from '#domain/destination/destination.ts';
import * as hotel from '#domain/hotel/hotel.ts';
import * as letter from '#domain/newsletter/letter.ts';
import * as redirection from '#domain/redirection/redirection.ts';
import { fieldMetadataOf } from '#domain/schema/field.ts';
import * as seo from '#domain/seo/page-seo-record.ts';
import { SettingsSchema } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { type Fields, newId, rulesProject } from '../support/rules.ts';
import {
  BLOG_POST,
  createdNow,
  DESTINATION,
  HOTEL,
  LETTER,
  PAGE,
  REDIRECTION,
  signedNow,
} from './documents.ts';
import { type FieldCases, fieldCasesOf, MISSING, textOf, urlOf, withValue } from './field-cases.ts';

const project = rulesProject('shapes');
const { page_slug: _ofThePage, ...pageFields } = seo.PAGE_SEO_FIELDS;
const { published: _ofFunctions, ...letterFields } = letter.LETTER_FIELDS;

/** Values of `publish_at` in a document that is already published. */
const publish_at: FieldCases = {
  allowed: [null, MISSING],
  refused: [Timestamp.fromMillis(1_900_000_000_000), '2030-03-17T17:46:40.000Z'],
};

const to: FieldCases = {
  allowed: ['/', '/contact?a=b', urlOf(2048)],
  refused: [
    '//evil.example',
    '/\\evil.example',
    'http://a.example',
    'javascript:alert(1)',
    'contact',
    '',
    urlOf(2049),
    5,
    MISSING,
  ],
};

const SHAPES = [
  { collection: COLLECTIONS.hotels, valid: HOTEL, fields: hotel.HOTEL_FIELDS, own: { publish_at } },
  {
    collection: COLLECTIONS.destinations,
    valid: DESTINATION,
    fields: destination.DESTINATION_FIELDS,
    own: { publish_at },
  },
  {
    collection: COLLECTIONS.blogPosts,
    valid: BLOG_POST,
    fields: blog.BLOG_POST_FIELDS,
    own: { publish_at },
  },
  {
    collection: COLLECTIONS.letters,
    valid: LETTER,
    fields: letterFields,
    own: { publish_at, published: { allowed: [false], refused: [true, 'true', null, MISSING] } },
  },
  { collection: COLLECTIONS.pageContent, valid: PAGE, fields: pageFields, id: 'about' },
  {
    collection: COLLECTIONS.redirections,
    valid: REDIRECTION,
    fields: { from: redirection.REDIRECTION_FIELDS.from },
    own: { to },
    id: 'ancienne-page',
  },
  {
    collection: COLLECTIONS.settings,
    valid: DEFAULT_SETTINGS,
    fields: SettingsSchema.entries,
    id: 'site',
  },
];

it.each(SHAPES)(
  'the security rules of $collection accept the field values that the collection’s schema accepts, and no others',
  async ({ collection, valid, fields, id, own = {} }) => {
    const documents = project.as('admin').collection(collection);
    const write = async (document: Fields) => {
      if (id === undefined) return documents.doc(newId()).set(createdNow(document));
      await project.remove(`${collection}/${id}`);
      return documents.doc(id).set({ ...document, ...signedNow() });
    };
    // Fields of the same kind and limits have the same generated rule: of the others, one value shows it.
    const kinds = new Set<string>();
    const tried = Object.entries(fields).flatMap(([name, schema]): [string, FieldCases][] => {
      const field = fieldMetadataOf(schema);
      const cases = field && fieldCasesOf(field);
      if (!cases) return [];
      const kind = JSON.stringify({ ...field, label: '' });
      const isKnown = kinds.has(kind);
      kinds.add(kind);
      return [[name, isKnown ? { allowed: [], refused: cases.refused.slice(0, 1) } : cases]];
    });
    for (const [name, { allowed, refused }] of [...tried, ...Object.entries(own)]) {
      const say = (value: unknown) => `${name}: ${String(JSON.stringify(value)).slice(0, 60)}`;
      for (const value of allowed) {
        await expect(write(withValue(valid, name, value)), say(value)).resolves.toBeUndefined();
      }
      for (const value of refused) {
        const written = write(withValue(valid, name, value));
        await expect(written, say(value)).rejects.toMatchObject({ code: 'permission-denied' });
      }
    }
    const written = write({ ...valid, role: 'admin' });
    await expect(written, 'another field').rejects.toMatchObject({ code: 'permission-denied' });
  },
);

it('the security rules accept the site’s settings with all texts and links at their maximum length at once', async () => {
  const longest = Object.entries(SettingsSchema.entries).map(([name, schema]) => {
    const field = fieldMetadataOf(schema);
    if (field?.kind === 'link') return [name, urlOf(field.max)];
    return [name, field && 'max' in field && field.kind !== 'rows' ? textOf(field.max) : undefined];
  });
  const texts = Object.fromEntries(longest.filter(([, text]) => text !== undefined));
  const settings = project.as('admin').doc(`${COLLECTIONS.settings}/site`);
  await settings.set({ ...DEFAULT_SETTINGS, ...texts, ...signedNow() });
});
