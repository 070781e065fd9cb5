import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { Destination } from '#domain/destination/destination.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import { blogPostSeo, destinationSeo, hotelSeo } from '#domain/seo/entity-seo.ts';
import { PageContent } from '#domain/seo/page-content.ts';
import { pageSeo, SEO_DESCRIPTION_LENGTH, SEO_TITLE_LENGTH, type Seo } from '#domain/seo/seo.ts';
import { PAGE_SLUGS } from '#domain/seo/site-pages.ts';
import { destinations } from '#scripts/seed/destinations.ts';
import { americanHotels } from '#scripts/seed/hotels-amerique.ts';
import { asianHotels } from '#scripts/seed/hotels-asie.ts';
import { europeanHotels } from '#scripts/seed/hotels-europe.ts';
import { indianOceanHotels } from '#scripts/seed/hotels-ocean-indien.ts';
import { pageContent } from '#scripts/seed/page-content.ts';
import { posts } from '#scripts/seed/posts.ts';

const hotels = [...europeanHotels, ...asianHotels, ...americanHotels, ...indianOceanHotels];
const contentOf = (slug: string) => pageContent.find(({ page_slug }) => page_slug === slug);

const PAGES: [name: string, seo: Seo][] = [
  ...hotels.map((hotel): [string, Seo] => [hotel.id, hotelSeo(v.parse(Hotel, hotel))]),
  ...destinations.map((destination): [string, Seo] => [
    destination.id,
    destinationSeo(v.parse(Destination, destination)),
  ]),
  ...posts.map((post): [string, Seo] => [post.id, blogPostSeo(v.parse(BlogPost, post))]),
  ...PAGE_SLUGS.map((slug): [string, Seo] => [
    slug,
    pageSeo(slug, v.parse(PageContent, contentOf(slug))),
  ]),
  ...PAGE_SLUGS.map((slug): [string, Seo] => [`${slug} by default`, pageSeo(slug, null)]),
];

test.each(PAGES)(
  'the title and the description of %s are short enough for search results',
  (_name, seo) => {
    expect(seo.title.length).toBeLessThanOrEqual(SEO_TITLE_LENGTH);
    expect(seo.description.length).toBeLessThanOrEqual(SEO_DESCRIPTION_LENGTH);
  },
);

test('no two seeded pages have the same title', () => {
  const titles = PAGES.filter(([name]) => !name.endsWith('by default')).map(
    ([, { title }]) => title,
  );
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
