import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PageContent } from '#domain/seo/page-content.ts';
import { PAGE_SLUGS, seoPages } from '#domain/seo/site-pages.ts';
import { pageContent } from '#scripts/seed/page-content.ts';

const about = v.parse(PageContent, {
  id: 'about',
  page_slug: 'about',
  page_name: 'Qui nous sommes',
  seo_title: 'Notre histoire',
});

describe('the pages of the site', () => {
  it('are all listed, even if nothing is stored for them', () => {
    const pages = seoPages([about]);
    expect(pages.map(({ slug }) => slug).sort()).toEqual([...PAGE_SLUGS].sort());
    expect(pages.filter(({ stored }) => stored !== null)).toEqual([
      { slug: 'about', name: 'Qui nous sommes', stored: about },
    ]);
  });

  it('have the same names as in the demo content', () => {
    const names = new Map(seoPages([]).map(({ slug, name }) => [slug, name]));
    for (const { page_slug, page_name } of pageContent)
      expect(names.get(page_slug)).toBe(page_name);
  });

  it('are sorted by name', () => {
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
});
