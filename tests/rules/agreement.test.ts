import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARTICLE_CATEGORIES } from '#domain/blog/article-categories.ts';
import { BlogPostInput } from '#domain/blog/blog-post-input.ts';
import { DestinationInput } from '#domain/destination/destination-input.ts';
import { HotelInput } from '#domain/hotel/hotel-input.ts';
import { REGIONS } from '#domain/hotel/hotel-search.ts';
import { PAGE_SLUGS, PageContentInput } from '#domain/seo/page-content.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import {
  ALT_MAX,
  AUTHOR_MAX,
  CONTENT_MAX,
  DISPLAY_ORDER_MAX,
  EXCERPT_MAX,
  GALLERY_MAX_ITEMS,
  LOCATION_MAX,
  NAME_MAX,
  PRICE_MAX,
  RATING_MAX,
  READ_TIME_MAX,
  SEO_DESCRIPTION_MAX,
  SEO_KEYWORDS_MAX,
  SEO_TITLE_MAX,
  SLUG_MAX,
  SUBTITLE_MAX,
  TEXT_MAX,
  TITLE_MAX,
} from '#domain/site/limits.ts';
import { type Fields, newId, rulesProject } from '../support/rules.ts';
import {
  anyAddress,
  anyChoice,
  anyFlag,
  anyLine,
  anyList,
  anyMap,
  anyNumber,
  anyText,
} from './any-field.ts';
import { type AnySchema, schemaStores, signedNow, stampedNow } from './describe-fields.ts';

const project = rulesProject('agreement');
/** The same values in every run of the tests: a new disagreement comes from a change. */
const SEED = 20_261_122;
const RUNS = 50;
/** Pages have fixed ids: each value takes a deletion too, and their fields are of the same kinds. */
const PAGE_RUNS = 20;
const RUNS_MS = 120_000;

const seo = {
  seo_title: anyLine(SEO_TITLE_MAX),
  seo_description: anyLine(SEO_DESCRIPTION_MAX),
  seo_keywords: anyLine(SEO_KEYWORDS_MAX),
};
const texts = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, anyText(TEXT_MAX)]));

const hotelFields = {
  name: anyLine(NAME_MAX),
  location: anyLine(LOCATION_MAX),
  region: anyChoice(REGIONS),
  image: anyAddress,
  rating: anyNumber(0, RATING_MAX, 0.1),
  price: anyNumber(0, PRICE_MAX, 0.01),
  featured: anyFlag,
  amenities: anyList([]),
  ...texts('description', 'details', 'experience_description'),
  ...texts('amenities_description', 'location_description'),
  ...seo,
  published: anyFlag,
  gallery: fc.array(anyMap({ url: anyAddress, alt: anyLine(ALT_MAX, '') }), {
    maxLength: GALLERY_MAX_ITEMS + 1,
  }),
  booking_url: anyAddress,
  coordinates: fc.option(anyMap({ lat: anyNumber(-90, 90, 1), lng: anyNumber(-180, 180, 1) })),
};

const destinationFields = {
  destination_name: anyLine(NAME_MAX),
  destination_slug: fc.oneof(
    fc.stringMatching(/^[a-z0-9-]{1,6}$/),
    fc.constantFrom('a'.repeat(SLUG_MAX), 'a'.repeat(SLUG_MAX + 1), 'été', 'A', ''),
  ),
  display_order: anyNumber(1, DISPLAY_ORDER_MAX, 1),
  active: anyFlag,
  banner_image: anyAddress,
  subtitle: anyLine(SUBTITLE_MAX),
  ...texts('description'),
  ...seo,
};

const postFields = {
  title: anyLine(TITLE_MAX),
  excerpt: anyText(EXCERPT_MAX),
  content: anyText(CONTENT_MAX),
  image: anyAddress,
  category: anyChoice(ARTICLE_CATEGORIES),
  author: anyLine(AUTHOR_MAX),
  read_time: anyLine(READ_TIME_MAX),
  featured: anyFlag,
  tags: anyList(null),
  ...seo,
  published: anyFlag,
};

/** What the rules say of a document that an administrator creates. */
async function rulesStore(collection: string, id: string, fields: Fields): Promise<boolean> {
  const document = project.as('admin').collection(collection).doc(id);
  return document.set(fields).then(
    () => true,
    (error: unknown) => {
      expect(error).toMatchObject({ code: 'permission-denied' });
      return false;
    },
  );
}

type Agreeing = {
  collection: string;
  schema: AnySchema;
  valid: Fields;
  fields: Record<string, fc.Arbitrary<unknown>>;
};

const NO_SEO = { seo_title: null, seo_description: null, seo_keywords: null };
const subjects: Agreeing[] = [
  {
    collection: COLLECTIONS.hotels,
    schema: HotelInput,
    valid: {
      ...Object.fromEntries(Object.keys(hotelFields).map((name) => [name, null])),
      ...{ name: 'Ryokan', location: 'Kyoto', region: 'Asie', rating: 4.8, price: 1240 },
      ...{ featured: true, published: true, amenities: [], gallery: [] },
    },
    fields: hotelFields,
  },
  {
    collection: COLLECTIONS.destinations,
    schema: DestinationInput,
    valid: {
      ...{ destination_name: 'Grèce', destination_slug: 'grece', display_order: 3, active: true },
      ...{ banner_image: null, subtitle: null, description: null, ...NO_SEO },
    },
    fields: destinationFields,
  },
  {
    collection: COLLECTIONS.blogPosts,
    schema: BlogPostInput,
    valid: {
      ...Object.fromEntries(Object.keys(postFields).map((name) => [name, null])),
      ...{ title: 'Une nuit', featured: false, published: true },
    },
    fields: postFields,
  },
];

describe('the forms’ schemas and the security rules agree around every bound', () => {
  describe.each(subjects)('$collection', ({ collection, schema, valid, fields }) => {
    it.each(Object.entries(fields))(
      '%s',
      async (name, values) => {
        await fc.assert(
          fc.asyncProperty(values, async (value) => {
            const written = { ...valid, [name]: value };
            const verdict = await rulesStore(collection, newId(), { ...written, ...stampedNow() });
            expect(verdict).toBe(schemaStores(schema, written));
          }),
          { numRuns: RUNS, seed: SEED },
        );
      },
      RUNS_MS,
    );
  });

  const pageFields = { page_slug: anyChoice(PAGE_SLUGS), page_name: anyLine(NAME_MAX), ...seo };
  it.each(Object.entries(pageFields))(
    'page_content %s',
    async (name, values) => {
      await fc.assert(
        fc.asyncProperty(values, async (value) => {
          const page = { page_slug: 'about', page_name: 'À propos', ...NO_SEO, [name]: value };
          const id =
            typeof page.page_slug === 'string' && page.page_slug ? page.page_slug : 'about';
          await project.remove(`${COLLECTIONS.pageContent}/${id}`);
          const written = { ...page, ...signedNow() };
          const verdict = await rulesStore(COLLECTIONS.pageContent, id, written);
          expect(verdict).toBe(schemaStores(PageContentInput, page));
        }),
        { numRuns: PAGE_RUNS, seed: SEED },
      );
    },
    RUNS_MS,
  );
});
