import fc from 'fast-check';
import * as v from 'valibot';
import { describe, it } from 'vitest';
import { ARTICLE_CATEGORIES } from '#domain/blog/article-categories.ts';
import { BLOG_POST_FIELDS, BlogPostInputSchema } from '#domain/blog/blog-post.ts';
import { DESTINATION_FIELDS, DestinationInputSchema } from '#domain/destination/destination.ts';
import { HOTEL_FIELDS, HotelInputSchema } from '#domain/hotel/hotel.ts';
import { REGIONS } from '#domain/hotel/hotel-filter.ts';
import { fieldMetadataOf } from '#domain/schema/field.ts';
import { PAGE_SEO_FIELDS, PageSeoRecordInput } from '#domain/seo/page-seo-record.ts';
import { PAGE_SLUGS } from '#domain/seo/site-pages.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { GALLERY_MAX_ITEMS, URL_MAX } from '#domain/site/limits.ts';
import { expectRules, type Fields, newId, rulesProject } from '../support/rules.ts';
import { BLOG_POST, createdNow, DESTINATION, HOTEL, PAGE, signedNow } from './documents.ts';
import { textOf, urlOf, withValue } from './field-cases.ts';

// The rules must accept everything that a form accepts, or saving would fail without a reason.
// The rules may accept more than the forms.
const project = rulesProject('forms');
/** A fixed seed, so that a new failure comes from a change in the code. */
const OPTIONS = { seed: 20_261_122, numRuns: 60 };
const TIMEOUT_MS = 120_000;

const fields = [HOTEL_FIELDS, BLOG_POST_FIELDS, DESTINATION_FIELDS, PAGE_SEO_FIELDS].flatMap(
  (entity) => Object.values<v.GenericSchema>(entity).map(fieldMetadataOf),
);
/** Every maximum in the schemas, of lengths and of numbers. */
const bounds = [...new Set(fields.flatMap((field) => (field && 'max' in field ? field.max : [])))];
const odd = [
  'é',
  'À 34\u00a0°C\u202f!',
  ' a\u0007b ',
  'deux\r\nlignes',
  '\u{1f3e8}',
  '',
  '  ',
  'a-b',
];
const options = [...REGIONS, ...ARTICLE_CATEGORIES, ...PAGE_SLUGS];
const anyText = fc.oneof(
  fc.constantFrom(...options),
  fc.constantFrom(...odd),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(...bounds).map(textOf),
  fc.constantFrom(...bounds).map((max) => '\u{1f3e8}'.repeat(Math.floor(max / 2))),
);
const anyUrl = fc.oneof(
  fc.constantFrom('HTTPS://Hôtel.fr', '/art/2026/kyoto/onsen.AVIF', 'https://a.fr:65535/b?c=d#é'),
  fc.constant(urlOf(URL_MAX)),
  fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
);
const anyNumber = fc.oneof(
  fc.constantFrom(-180, -90, 0, -0, 1, 0.1 + 0.2, 4.9, 5, 90, 180, 999, 100_000),
  fc.double({ noNaN: true, min: 0, max: 5 }).map((value) => Math.round(value * 10) / 10),
);
const anyMap = fc.oneof(
  fc.record({ url: anyUrl, alt: anyText }, { noNullPrototype: true }),
  fc.record({ lat: anyNumber, lng: anyNumber }, { noNullPrototype: true }),
);
const anyList = fc.oneof(
  fc.array(fc.oneof(anyText, anyMap), { maxLength: 3 }),
  fc
    .constantFrom(...bounds.filter((max) => max <= 120))
    .map((length) => Array<string>(length).fill('spa')),
  fc.array(anyMap, { minLength: 20, maxLength: GALLERY_MAX_ITEMS }),
);
/** Candidate values for every field, to be filtered by the field's schema. */
const anything = fc.oneof(
  anyText,
  anyUrl,
  anyNumber,
  anyMap,
  anyList,
  fc.boolean(),
  fc.constant(null),
);

type Form = {
  collection: string;
  schema: v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
  valid: Fields;
};

const forms: Form[] = [
  { collection: COLLECTIONS.hotels, schema: HotelInputSchema, valid: HOTEL },
  {
    collection: COLLECTIONS.destinations,
    schema: DestinationInputSchema,
    valid: DESTINATION,
  },
  { collection: COLLECTIONS.blogPosts, schema: BlogPostInputSchema, valid: BLOG_POST },
];

function parsed(schema: Form['schema'], fields: Fields): Fields | null {
  const result = v.safeParse(schema, fields);
  return result.success ? v.parse(v.record(v.string(), v.unknown()), result.output) : null;
}

/** Generates documents in which every field holds a value that the form accepts. */
function acceptedBy({ schema, valid }: Pick<Form, 'schema' | 'valid'>): fc.Arbitrary<Fields> {
  const accepted = (name: string) => (value: unknown) =>
    parsed(schema, withValue(valid, name, value)) !== null;
  const fields = Object.entries(valid).map(([name, value]) => [
    name,
    fc.oneof(
      { weight: 1, arbitrary: fc.constant(value) },
      { weight: 4, arbitrary: anything.filter(accepted(name)) },
    ),
  ]);
  const record: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields);
  return fc.record(record, { noNullPrototype: true }).map((typed) => {
    const output = parsed(schema, typed);
    if (!output) throw new Error('The fields depend on each other.');
    return output;
  });
}

const create = (collection: string, fields: Fields) =>
  project.as('admin').collection(collection).doc(newId()).set(fields);

describe.each(forms)('$collection', ({ collection, schema, valid }) => {
  it(
    `the security rules let an administrator create every document of ${collection} that the editor of ${collection} accepts`,
    () =>
      fc.assert(
        fc.asyncProperty(acceptedBy({ schema, valid }), async (fields) => {
          await expectRules(true, create(collection, createdNow(fields)));
        }),
        OPTIONS,
      ),
    TIMEOUT_MS,
  );
});

describe('page_content', () => {
  const page = (id: string) => project.as('admin').collection(COLLECTIONS.pageContent).doc(id);
  const NAME = { page_name: fc.constant(PAGE.page_name) };

  it(
    'the security rules let an administrator save all SEO texts in page_content that their editor accepts',
    () =>
      fc.assert(
        fc.asyncProperty(
          acceptedBy({ schema: PageSeoRecordInput, valid: PAGE }),
          fc.record(NAME),
          fc.constantFrom(...PAGE_SLUGS),
          async (fields, name, page_slug) => {
            const stored = { ...fields, ...name, page_slug, ...signedNow() };
            await expectRules(true, page(page_slug).set(stored));
          },
        ),
        OPTIONS,
      ),
    TIMEOUT_MS,
  );
});
