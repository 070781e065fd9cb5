import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { pagePath, searchPages, seoPages } from '#admin/features/seo/seo-pages.ts';
import { readSeoSearch } from '#admin/features/seo/seo-search.ts';
import { PAGE_SLUGS, PageContent } from '#domain/seo/page-content.ts';
import { pageContent } from '#scripts/seed/page-content.ts';

const about = v.parse(PageContent, {
  id: 'about',
  page_slug: 'about',
  page_name: 'Qui nous sommes',
  seo_title: 'Notre histoire',
});

describe('the pages', () => {
  it('are all there, those too of which nothing is stored', () => {
    const pages = seoPages([about]);
    expect(pages.map(({ slug }) => slug).sort()).toEqual([...PAGE_SLUGS].sort());
    expect(pages.filter(({ stored }) => stored !== null)).toEqual([
      { slug: 'about', name: 'Qui nous sommes', stored: about },
    ]);
  });

  it('bear the names that are stored with the demo content', () => {
    const names = new Map(seoPages([]).map(({ slug, name }) => [slug, name]));
    for (const { page_slug, page_name } of pageContent)
      expect(names.get(page_slug)).toBe(page_name);
  });

  it('stand by name', () => {
    expect(seoPages([]).map(({ name }) => name)).toEqual([
      'À Propos',
      'Accueil',
      'Blog',
      'Contact',
      'Destinations',
      'Favoris',
      'Introduction',
      'Mentions légales',
      'Vacances Sur-Mesure',
    ]);
  });

  it.each([
    ['propos', ['about']],
    ['ABOUT', ['about']],
    ['legales', ['legal']],
    ['/vacances', ['vacances-sur-mesure']],
    ['nulle part', []],
  ])('are found by name or slug: « %s »', (q, slugs) => {
    expect(searchPages(seoPages([]), q).map(({ slug }) => slug)).toEqual(slugs);
  });

  it('are all found by nothing', () => {
    expect(searchPages(seoPages([]))).toHaveLength(PAGE_SLUGS.length);
  });

  it('have their address', () => {
    expect(pagePath('home')).toBe('/');
    expect(pagePath('vacances-sur-mesure')).toBe('/vacances-sur-mesure');
  });
});

describe('the address of the page', () => {
  it('says the search and the page that is edited', () => {
    expect(readSeoSearch({ q: 'blog', page: 'blog' })).toEqual({ q: 'blog', page: 'blog' });
    expect(readSeoSearch({ q: '', page: 'admin' })).toEqual({});
  });

  it('is read whatever it says', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('q', 'page'), fc.anything()), (search) => {
        expect([undefined, ...PAGE_SLUGS]).toContain(readSeoSearch(search).page);
      }),
    );
  });
});
