import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  checkSeo,
  parseSeo,
  storedSeoValues,
  toSeoValues,
} from '#admin/features/seo/seo-values.ts';
import { PageContent } from '#domain/seo/page-content.ts';
import { SEO_DESCRIPTION_MAX, SEO_KEYWORDS_MAX, SEO_TITLE_MAX } from '#domain/site/limits.ts';

const EMPTY = { seo_title: '', seo_description: '', seo_keywords: '' };
const stored = { id: 'about', page_slug: 'about', page_name: 'À Propos', seo_title: 'Histoire' };

describe('the fields of a page', () => {
  it('start empty where nothing is stored', () => {
    expect(toSeoValues(null)).toEqual(EMPTY);
    expect(toSeoValues(v.parse(PageContent, stored))).toEqual({ ...EMPTY, seo_title: 'Histoire' });
  });

  it('are null when they are empty', () => {
    const nothing = { seo_title: null, seo_description: null, seo_keywords: null };
    expect(parseSeo({ ...EMPTY, seo_title: '  ' })).toEqual(nothing);
    expect(parseSeo({ ...EMPTY, seo_title: ' Histoire ' })).toEqual({
      ...nothing,
      seo_title: 'Histoire',
    });
  });

  it.each([
    ['seo_title', SEO_TITLE_MAX],
    ['seo_description', SEO_DESCRIPTION_MAX],
    ['seo_keywords', SEO_KEYWORDS_MAX],
  ] as const)('have their limit: %s', (field, max) => {
    expect(checkSeo({ ...EMPTY, [field]: 'a'.repeat(max) })).toEqual({});
    expect(checkSeo({ ...EMPTY, [field]: 'a'.repeat(max + 1) })).toEqual({
      [field]: `Ce texte est trop long (${max} caractères au plus)`,
    });
  });

  it('are read from what somebody else has stored, or cannot be', () => {
    expect(storedSeoValues(stored)).toEqual({ ...EMPTY, seo_title: 'Histoire' });
    expect(storedSeoValues({ id: 'about' })).toBeNull();
  });
});
