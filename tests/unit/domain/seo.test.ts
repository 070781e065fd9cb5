import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { seoHead } from '#data/seo-head.ts';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { Destination } from '#domain/destination/destination.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import {
  blogPostSeo,
  destinationSeo,
  hotelSeo,
  toMetaDescription,
} from '#domain/seo/entity-seo.ts';
import { listSeoEditablePages, PageSeoRecord } from '#domain/seo/page-seo-record.ts';
import {
  DEFAULT_KEYWORDS,
  pageSeo,
  RECOMMENDED_SEO_DESCRIPTION_LENGTH,
  RECOMMENDED_SEO_TITLE_LENGTH,
  shareCardPath,
  titleWithBrand,
} from '#domain/seo/seo.ts';
import { PAGE_SLUGS } from '#domain/seo/site-pages.ts';
import { BRAND, TAGLINE } from '#domain/site/brand.ts';
import { demoDestinations } from '#scripts/seed/destinations.ts';
import { demoHotels } from '#scripts/seed/hotels.ts';
import { demoPageSeoRecords } from '#scripts/seed/page-seo-records.ts';
import { demoPosts } from '#scripts/seed/posts.ts';

const written = { seo_title: 'Titre', seo_description: 'Texte', seo_keywords: 'a, b' };
const asWritten = { title: `Titre | ${BRAND}`, description: 'Texte', keywords: 'a, b' };
const keywords = (...terms: string[]) => [...terms, ...DEFAULT_KEYWORDS].join(', ');

describe('titleWithBrand', () => {
  it('a page title ends with the brand, once', () => {
    expect(titleWithBrand('Blog')).toBe(`Blog | ${BRAND}`);
    expect(titleWithBrand(`Blog | ${BRAND}`)).toBe(`Blog | ${BRAND}`);
    expect(titleWithBrand(BRAND)).toBe(BRAND);
  });

  it.each([
    'Le lac – Grand Séjour',
    'GRAND SÉJOUR : le lac',
    'Le lac, grand\u00a0séjour',
    'Les adresses de Grand Séjour à Paris',
  ])('the page title « %s », which names the brand, is unchanged', (title) =>
    expect(titleWithBrand(title)).toBe(title),
  );

  it('a page title that contains the words of the brand as ordinary words gets the brand', () => {
    const title = 'Un grand séjour en Asie';
    expect(titleWithBrand(title)).toBe(`${title} | ${BRAND}`);
  });
});

describe('toMetaDescription', () => {
  it('a meta description is plain text, and is cut between words unless a word is too long', () => {
    expect(toMetaDescription('<p>Un <b>jardin</b></p>')).toBe('Un jardin');
    expect(toMetaDescription(`${'mot '.repeat(39)}dernier, et la suite`)).toBe(
      `${'mot '.repeat(39).trim()}…`,
    );
    expect(toMetaDescription(`${'a'.repeat(155)}, ${'b'.repeat(9)}`)).toBe(`${'a'.repeat(155)}…`);
    expect(toMetaDescription('a'.repeat(160))).toBe('a'.repeat(160));
    expect(toMetaDescription('a'.repeat(161))).toBe(`${'a'.repeat(159)}…`);
  });

  it('a meta description is at most 160 characters long and never cuts a character in two', () => {
    expect(RECOMMENDED_SEO_DESCRIPTION_LENGTH).toBe(160);
    const text = fc.string({
      unit: fc.constantFrom('a', ' ', '😀', '<b>', '&amp;', '.'),
      minLength: 100,
      maxLength: 300,
    });
    fc.assert(
      fc.property(text, (html) => {
        const description = toMetaDescription(html);
        expect(description.length).toBeLessThanOrEqual(160);
        expect(description).not.toMatch(/\p{Cs}/u);
      }),
    );
  });
});

describe('records', () => {
  const lac = { id: 'a', name: 'Le Pavillon', location: 'Kyoto' };
  const hotelWith = (change: object) => hotelSeo(v.parse(Hotel, { ...lac, ...change }));
  const destinationWith = (change: object) =>
    destinationSeo(
      v.parse(Destination, {
        id: 'a',
        destination_name: 'Japon',
        destination_slug: 'japon',
        ...change,
      }),
    );
  const postWith = (change: object) =>
    blogPostSeo(v.parse(BlogPost, { id: 'a', title: 'Train', ...change }));

  it.each([hotelWith, destinationWith, postWith])(
    'the SEO texts of a hotel, a destination and an article are those that administrators wrote, however long the description is',
    (seoWith) => {
      expect(seoWith(written)).toMatchObject(asWritten);
      const long = 'a'.repeat(200);
      expect(seoWith({ seo_description: long }).description).toBe(long);
    },
  );

  it('the SEO texts of a hotel are made from its name, location and description where administrators wrote none', () => {
    expect(hotelWith({ description: 'Un <b>jardin</b>' })).toEqual({
      title: `Le Pavillon, Kyoto | ${BRAND}`,
      description: 'Un jardin',
      keywords: keywords('Le Pavillon', 'Kyoto'),
      image: shareCardPath('hotels', 'a', null),
      noindex: false,
    });
    expect(hotelWith({}).description).toBe(`Le Pavillon, Kyoto. ${TAGLINE}`);
  });

  it('the SEO texts of a destination are made from its name and its description or subtitle where administrators wrote none', () => {
    expect(destinationWith({ subtitle: 'Sous-titre' })).toEqual({
      title: `Japon | ${BRAND}`,
      description: 'Sous-titre',
      keywords: keywords('Japon'),
      image: shareCardPath('destinations', 'japon', null),
      noindex: false,
    });
    expect(destinationWith({ subtitle: 'a', description: 'Texte' }).description).toBe('Texte');
    expect(destinationWith({}).description).toBe(`Japon. ${TAGLINE}`);
  });

  it('the SEO texts of an article are made from its title, excerpt or content, and tags where administrators wrote none', () => {
    expect(postWith({ excerpt: 'Extrait', content: '<p>Long</p>', tags: ['nuit'] })).toEqual({
      title: `Train | ${BRAND}`,
      description: 'Extrait',
      keywords: keywords('nuit'),
      image: shareCardPath('blog', 'a', null),
      noindex: false,
    });
    expect(postWith({ content: '<p>Long</p>' }).description).toBe('Long');
    expect(postWith({}).description).toBe(`Train. ${TAGLINE}`);
  });
});

describe('pages', () => {
  const blog = { id: 'blog', page_slug: 'blog', page_name: 'Blog' };

  it('only the pages /intro, /legal and /accessibilite are marked noindex', () => {
    const hidden = PAGE_SLUGS.filter((slug) => pageSeo(slug, {}).noindex);
    expect(hidden).toEqual(['intro', 'legal', 'accessibilite']);
  });

  it('the SEO texts of a page are those that administrators wrote, and the default texts where they wrote none', () => {
    const image = shareCardPath('pages', 'blog', null);
    const whole = v.parse(PageSeoRecord, { ...blog, ...written });
    expect(pageSeo('blog', whole)).toEqual({ ...asWritten, image, noindex: false });
    const title = v.parse(PageSeoRecord, { ...blog, seo_title: 'Titre' });
    expect(pageSeo('blog', title)).toEqual({
      ...pageSeo('blog', {}),
      title: `Titre | ${BRAND}`,
    });
  });

  it('the list of pages whose SEO texts can be edited has every page of the site, sorted by name, whether or not texts are stored', () => {
    const about = v.parse(PageSeoRecord, { ...blog, page_slug: 'about', page_name: 'Zèbres' });
    const pages = listSeoEditablePages([about]);
    expect(pages.map(({ slug }) => slug).sort()).toEqual([...PAGE_SLUGS].sort());
    expect(pages.at(-1)).toEqual({ slug: 'about', name: 'Zèbres', stored: about });
    expect(pages[1]).toEqual({ slug: 'home', name: 'Accueil', stored: null });
  });
});

describe('seeded pages', () => {
  const contentOf = (slug: string) =>
    demoPageSeoRecords.find(({ page_slug }) => page_slug === slug);
  const usual = PAGE_SLUGS.map((slug) => pageSeo(slug, {}));
  const seeded = [
    ...demoHotels.map((hotel) => hotelSeo(v.parse(Hotel, hotel))),
    ...demoDestinations.map((one) => destinationSeo(v.parse(Destination, one))),
    ...demoPosts.map((post) => blogPostSeo(v.parse(BlogPost, post))),
    ...PAGE_SLUGS.map((slug) => pageSeo(slug, v.parse(PageSeoRecord, contentOf(slug)))),
  ];

  it('the SEO texts of the demo content, and of pages by default, have titles and descriptions short enough for search results', () => {
    for (const { title, description } of [...seeded, ...usual]) {
      expect(title.length, title).toBeLessThanOrEqual(RECOMMENDED_SEO_TITLE_LENGTH);
      expect(title.endsWith(BRAND), title).toBe(true);
      expect(description, title).not.toBe('');
      expect(description.length, title).toBeLessThanOrEqual(RECOMMENDED_SEO_DESCRIPTION_LENGTH);
    }
  });

  it('no two pages have the same <title>, neither with the demo content nor with the default SEO texts', () => {
    for (const pages of [seeded, usual]) {
      expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
    }
  });

  it('every published demo hotel has a price and a rating', () => {
    const shown = demoHotels.filter(({ published = true }) => published);
    expect(shown.filter(({ price, rating }) => !price || !rating)).toEqual([]);
  });
});

describe('share pictures', () => {
  it('the share picture of a hotel has a new URL after each change of the hotel', () => {
    const path = shareCardPath('hotels', 'chambre 7?', '2026-11-24T18:00:00.999Z');
    expect(path).toMatch(/^\/partage\/hotels\/chambre%207%3F\/[a-z0-9]{6}\.jpg$/);
    expect(shareCardPath('hotels', 'chambre 7?', '2026-11-24T18:00:01.000Z')).not.toBe(path);
  });

  it.each([
    { image: '/partage/hotels/momiji/0.jpg', path: /\/partage\/hotels\/momiji\/0\.jpg$/ },
    { image: null, path: /\/icons\/og-default\.jpg$/ },
  ])(
    'the head of a page describes the share picture $image for social networks (null: the default picture)',
    ({ image, path }) => {
      const seo = { ...pageSeo('about', {}), image };
      const { meta } = seoHead({ seo, path: '/' });
      const tags = new Map(meta.map((tag) => [tag.property ?? tag.name, tag.content]));
      expect(tags.get('og:image')).toMatch(path);
      expect(tags.get('og:image:alt')).toBe(seo.title);
      expect(tags.get('og:image:type')).toBe('image/jpeg');
      expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(['1200', '630']);
      expect(tags.get('twitter:card')).toBe('summary_large_image');
    },
  );
});
