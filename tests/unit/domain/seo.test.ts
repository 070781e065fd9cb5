import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { Destination } from '#domain/destination/destination.ts';
import { Hotel } from '#domain/hotel/hotel.ts';
import {
  blogPostSeo,
  destinationSeo,
  hotelSeo,
  toMetaDescription,
} from '#domain/seo/entity-seo.ts';
import { PageContent } from '#domain/seo/page-content.ts';
import { DEFAULT_KEYWORDS, pageSeo, pageTitle, SEO_DESCRIPTION_LENGTH } from '#domain/seo/seo.ts';
import { shareImage } from '#domain/seo/share-card.ts';
import { PAGE_SLUGS } from '#domain/seo/site-pages.ts';
import { BRAND, TAGLINE } from '#domain/site/brand.ts';

const written = { seo_title: 'Titre', seo_description: 'Texte', seo_keywords: 'a, b' };
const asWritten = { title: `Titre | ${BRAND}`, description: 'Texte', keywords: 'a, b' };
const keywords = (...terms: string[]) => [...terms, ...DEFAULT_KEYWORDS].join(', ');

describe('pageTitle', () => {
  it('ends with the brand, once', () => {
    expect(pageTitle('Blog')).toBe(`Blog | ${BRAND}`);
    expect(pageTitle(`Blog | ${BRAND}`)).toBe(`Blog | ${BRAND}`);
    expect(pageTitle(BRAND)).toBe(BRAND);
  });
});

describe('toMetaDescription', () => {
  it('is plain text cut between words', () => {
    expect(toMetaDescription('<p>Un <b>jardin</b></p>')).toBe('Un jardin');
    expect(toMetaDescription(`${'mot '.repeat(39)}dernier, et la suite`)).toBe(
      `${'mot '.repeat(39).trim()}…`,
    );
    expect(toMetaDescription(`${'a'.repeat(155)}, ${'b'.repeat(9)}`)).toBe(`${'a'.repeat(155)}…`);
    expect(toMetaDescription('a'.repeat(160))).toBe('a'.repeat(160));
    expect(toMetaDescription('a'.repeat(161))).toBe(`${'a'.repeat(159)}…`);
  });

  it('is at most 160 characters long and never cuts a character in two', () => {
    expect(SEO_DESCRIPTION_LENGTH).toBe(160);
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

describe('the SEO of a hotel', () => {
  const bare = { id: 'a', name: 'Le Pavillon', location: 'Kyoto' };

  it('uses the texts that administrators wrote', () => {
    const hotel = v.parse(Hotel, { ...bare, ...written, image: 'https://a.example/a.jpg' });
    expect(hotelSeo(hotel)).toEqual({
      ...asWritten,
      image: shareImage('hotels', 'a', { title: 'Le Pavillon', place: 'Kyoto', changed: null }),
      noindex: false,
    });
  });

  it('falls back to name, description and location', () => {
    const hotel = v.parse(Hotel, { ...bare, description: 'Un <b>jardin</b>' });
    expect(hotelSeo(hotel)).toEqual({
      title: `Le Pavillon, Kyoto | ${BRAND}`,
      description: 'Un jardin',
      keywords: keywords('Le Pavillon', 'Kyoto'),
      image: shareImage('hotels', 'a', { title: 'Le Pavillon', place: 'Kyoto', changed: null }),
      noindex: false,
    });
    expect(hotelSeo(v.parse(Hotel, bare)).description).toBe(`Le Pavillon, Kyoto. ${TAGLINE}`);
  });

  it('shortens a location too long for the title to its end, or leaves the location out', () => {
    const titleIn = (location: string) => hotelSeo(v.parse(Hotel, { ...bare, location })).title;
    const ward = 'Ohara-no-sato, arrondissement de Sakyo';
    expect(titleIn(`${ward}, Japon`)).toBe(`Le Pavillon, Japon | ${BRAND}`);
    expect(titleIn(`Japon, ${ward}`)).toBe(`Le Pavillon, arrondissement de Sakyo | ${BRAND}`);
    expect(titleIn('x'.repeat(46))).toBe(`Le Pavillon | ${BRAND}`);
  });

  it('does not cut a description that an administrator wrote', () => {
    const long = 'a'.repeat(200);
    expect(hotelSeo(v.parse(Hotel, { ...bare, seo_description: long })).description).toBe(long);
  });
});

describe('the SEO of a destination', () => {
  const bare = { id: 'a', destination_name: 'Japon', destination_slug: 'japon' };
  const seoOf = (change: object) => destinationSeo(v.parse(Destination, { ...bare, ...change }));

  it('uses the written texts, or falls back to subtitle, description and name', () => {
    expect(seoOf(written)).toMatchObject(asWritten);
    expect(seoOf({ subtitle: 'Sous-titre' })).toEqual({
      title: `Japon | ${BRAND}`,
      description: 'Sous-titre',
      keywords: keywords('Japon'),
      image: shareImage('destinations', 'japon', {
        title: 'Japon',
        place: 'Sous-titre',
        changed: null,
      }),
      noindex: false,
    });
    expect(seoOf({ subtitle: 'Sous-titre', description: 'Texte' }).description).toBe('Texte');
    expect(seoOf({}).description).toBe(`Japon. ${TAGLINE}`);
  });
});

describe('the SEO of an article', () => {
  const seoOf = (change: object) =>
    blogPostSeo(v.parse(BlogPost, { id: 'a', title: 'Train', ...change }));

  it('uses the written texts, or falls back to title, excerpt, content and tags', () => {
    expect(seoOf(written)).toMatchObject(asWritten);
    expect(seoOf({ excerpt: 'Extrait', content: '<p>Long</p>', tags: ['nuit'] })).toEqual({
      title: `Train | ${BRAND}`,
      description: 'Extrait',
      keywords: keywords('nuit'),
      image: shareImage('blog', 'a', { title: 'Train', place: null, changed: null }),
      noindex: false,
    });
    expect(seoOf({ content: '<p>Long</p>' }).description).toBe('Long');
    expect(seoOf({}).description).toBe(`Train. ${TAGLINE}`);
  });
});

describe('the SEO of a page', () => {
  it('has a default for every page, within the recommended length', () => {
    for (const slug of PAGE_SLUGS) {
      const seo = pageSeo(slug, null);
      expect(seo.title.endsWith(BRAND)).toBe(true);
      expect(seo.description).not.toBe('');
      expect(seo.description.length).toBeLessThanOrEqual(SEO_DESCRIPTION_LENGTH);
      expect(seo.keywords).toBe(keywords());
    }
    expect(new Set(PAGE_SLUGS.map((slug) => pageSeo(slug, null).title)).size).toBe(
      PAGE_SLUGS.length,
    );
  });

  it('is noindex for the introduction, the legal notices and the favourites', () => {
    const hidden = PAGE_SLUGS.filter((slug) => pageSeo(slug, null).noindex);
    expect(hidden).toEqual(['intro', 'legal', 'favoris']);
  });

  it('uses what administrators wrote, field by field', () => {
    const page = { id: 'blog', page_slug: 'blog', page_name: 'Blog' };
    expect(pageSeo('blog', v.parse(PageContent, { ...page, ...written }))).toEqual({
      ...asWritten,
      image: shareImage('pages', 'blog', { title: written.seo_title, place: null, changed: null }),
      noindex: false,
    });
    const part = pageSeo('blog', v.parse(PageContent, { ...page, seo_title: 'Titre' }));
    expect(part).toEqual({
      ...pageSeo('blog', null),
      title: `Titre | ${BRAND}`,
      image: shareImage('pages', 'blog', { title: 'Titre', place: null, changed: null }),
    });
  });
});
