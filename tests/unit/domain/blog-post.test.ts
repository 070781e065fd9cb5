import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  ARTICLE_CATEGORIES,
  HOME_CATEGORIES,
  presentHomeCategories,
} from '#domain/blog/article-categories.ts';
import {
  BlogPost,
  BlogPostInput,
  BlogPostSummary,
  readingMinutes,
} from '#domain/blog/blog-post.ts';
import { parseErrors } from './parse-errors.ts';

const bare = { id: 'train', title: 'Le train de nuit' };
const errorsOf = (change: object) => parseErrors(BlogPostInput, { title: 'Titre', ...change });

const defaults = {
  ...bare,
  excerpt: null,
  content: null,
  image: null,
  category: null,
  author: null,
  read_time: null,
  featured: false,
  tags: null,
  seo_title: null,
  seo_description: null,
  seo_keywords: null,
  published: true,
  publish_at: null,
  created_at: null,
  updated_at: null,
};

describe('reading a post', () => {
  it('gives missing fields their defaults', () => {
    expect(v.parse(BlogPost, bare)).toStrictEqual(defaults);
  });

  it.each([
    ['excerpt', 3],
    ['content', ''],
    ['image', 'javascript:x'],
    ['category', 'Voitures'],
    ['tags', 'a, b'],
    ['featured', 1],
    ['published', null],
    ['created_at', '32 mai'],
  ])('gives %s its default instead of %j', (key, value) => {
    expect(v.parse(BlogPost, { ...bare, [key]: value })).toStrictEqual(defaults);
  });

  it('refuses a post without id or title', () => {
    expect(v.safeParse(BlogPost, { id: 'a' }).success).toBe(false);
    expect(v.safeParse(BlogPost, { title: 'a' }).success).toBe(false);
  });

  it('gives a card what it needs, without the content', () => {
    const post = v.parse(BlogPost, {
      ...bare,
      excerpt: 'Extrait',
      content: '<p>long</p>',
      image: '/art/article-train-de-nuit-1280.webp',
      category: 'Guides',
      author: 'Jeanne',
      read_time: '5 min',
      featured: true,
      created_at: '2026-01-01T00:00:00Z',
    });
    expect(v.parse(BlogPostSummary, post)).toEqual({
      ...bare,
      excerpt: 'Extrait',
      image: '/art/article-train-de-nuit-1280.webp',
      category: 'Guides',
      author: 'Jeanne',
      read_time: '5 min',
      featured: true,
      created_at: '2026-01-01T00:00:00Z',
    });
  });
});

describe('writing a post', () => {
  it('requires only a title and stores the rest as null', () => {
    const { id: _id, created_at: _created, updated_at: _updated, ...expected } = defaults;
    expect(v.parse(BlogPostInput, { title: bare.title })).toEqual(expected);
    expect(parseErrors(BlogPostInput, { title: ' ' })).toEqual({ title: 'Le titre est requis' });
  });

  it('stores tags trimmed, or null', () => {
    const tagsOf = (tags: unknown) => v.parse(BlogPostInput, { title: 'a', tags }).tags;
    expect(tagsOf([' spa ', ''])).toEqual(['spa']);
    expect(tagsOf(['', ' '])).toBeNull();
    expect(tagsOf(null)).toBeNull();
  });

  it.each([
    ['title', 200],
    ['excerpt', 600],
    ['content', 200_000],
    ['author', 120],
    ['read_time', 40],
  ])('limits %s to %d characters', (key, max) => {
    expect(errorsOf({ [key]: 'a'.repeat(max) })).toEqual({});
    expect(errorsOf({ [key]: 'a'.repeat(max + 1) })).toEqual({
      [key]: `Ce texte est trop long (${max} caractères au plus)`,
    });
  });

  it('does not enforce the recommended length of the SEO description', () => {
    expect(errorsOf({ seo_description: 'a'.repeat(161) })).toEqual({});
  });

  it('accepts the eight categories only', () => {
    for (const category of [...ARTICLE_CATEGORIES, null]) {
      expect(errorsOf({ category })).toEqual({});
    }
    expect(errorsOf({ category: 'Voitures' })).toEqual({
      category: 'Cette catégorie n’existe pas',
    });
  });

  it('refuses other keys', () => {
    expect(Object.keys(errorsOf({ created_at: 'x' }))).toEqual(['created_at']);
  });
});

describe('categories', () => {
  it('are the eight that readers know', () => {
    expect(ARTICLE_CATEGORIES).toEqual([
      'Expériences',
      'Destinations',
      'Guides',
      'Conseils',
      'Gastronomie',
      'Spa & Bien-être',
      'Culture',
      'Art de vivre',
    ]);
    expect(HOME_CATEGORIES).toEqual(['Guides', 'Expériences', 'Destinations', 'Conseils']);
  });

  it('have a tab only when they occur, in the order of the tabs', () => {
    const posts = [{ category: 'Conseils' }, { category: 'Culture' }, { category: 'Guides' }];
    expect(presentHomeCategories([...posts, { category: null }])).toEqual(['Guides', 'Conseils']);
    expect(presentHomeCategories([])).toEqual([]);
  });
});

const words = (count: number) => 'mot '.repeat(count);

describe('readingMinutes', () => {
  it.each([
    [1, 1],
    [200, 1],
    [299, 1],
    [301, 2],
    [1200, 6],
  ])('reads %i words in %i minutes', (count, minutes) => {
    expect(readingMinutes(`<p>${words(count)}</p>`)).toBe(minutes);
  });

  it('counts only words that are shown', () => {
    const html = `<h2>Titre</h2><p>${words(299)}— « ! »</p><script>${words(500)}</script>`;
    expect(readingMinutes(html)).toBe(2);
    expect(readingMinutes(html.replace('<h2>Titre</h2>', ''))).toBe(1);
  });

  it.each(['', '<p></p>', '<p>…</p>', '<img alt="mot mot">'])(
    'has nothing to read in %s',
    (html) => {
      expect(readingMinutes(html)).toBeNull();
    },
  );
});
