import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readSeoSearch, searchPages } from '#admin/features/seo/seo-search.ts';
import {
  checkSeo,
  parseSeo,
  storedSeoValues,
  toSeoValues,
} from '#admin/features/seo/seo-values.ts';
import { PageContent } from '#domain/seo/page-content.ts';
import { PAGE_SLUGS, seoPages } from '#domain/seo/site-pages.ts';

describe('the pages', () => {
  it.each([
    ['propos', ['about']],
    ['ABOUT', ['about']],
    ['legales', ['legal']],
    ['/vacances', ['vacances-sur-mesure']],
    ['nulle part', []],
  ])('are found by name or slug: « %s »', (q, slugs) => {
    expect(searchPages(seoPages([]), q).map(({ slug }) => slug)).toEqual(slugs);
  });

  it('are all found by an empty search', () => {
    expect(searchPages(seoPages([]))).toHaveLength(PAGE_SLUGS.length);
  });
});

describe('the URL search', () => {
  it('holds the text and the page being edited', () => {
    expect(readSeoSearch({ q: 'blog', page: 'blog' })).toEqual({ q: 'blog', page: 'blog' });
    expect(readSeoSearch({ q: '', page: 'admin' })).toEqual({});
  });

  it('ignores invalid parameters', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('q', 'page'), fc.anything()), (search) => {
        expect([undefined, ...PAGE_SLUGS]).toContain(readSeoSearch(search).page);
      }),
    );
  });
});

const EMPTY = { seo_title: '', seo_description: '', seo_keywords: '' };
const stored = { id: 'about', page_slug: 'about', page_name: 'À Propos', seo_title: 'Histoire' };

describe('form values of a page', () => {
  it('are empty when nothing is stored', () => {
    expect(toSeoValues(null)).toEqual(EMPTY);
    expect(toSeoValues(v.parse(PageContent, stored))).toEqual({ ...EMPTY, seo_title: 'Histoire' });
  });

  it('are stored as null when empty', () => {
    const nothing = { seo_title: null, seo_description: null, seo_keywords: null };
    expect(parseSeo({ ...EMPTY, seo_title: '  ' })).toEqual(nothing);
    expect(parseSeo({ ...EMPTY, seo_title: ' Histoire ' })).toEqual({
      ...nothing,
      seo_title: 'Histoire',
    });
  });

  it.each([
    ['seo_title', 120],
    ['seo_description', 320],
    ['seo_keywords', 500],
  ] as const)('are limited in length: %s', (field, max) => {
    expect(checkSeo({ ...EMPTY, [field]: 'a'.repeat(max) })).toEqual({});
    expect(checkSeo({ ...EMPTY, [field]: 'a'.repeat(max + 1) })).toEqual({
      [field]: `Ce texte est trop long (${max} caractères au plus)`,
    });
  });

  it('are read from a stored document; null when it is unreadable', () => {
    expect(storedSeoValues(stored)).toEqual({ ...EMPTY, seo_title: 'Histoire' });
    expect(storedSeoValues({ id: 'about' })).toBeNull();
  });
});
