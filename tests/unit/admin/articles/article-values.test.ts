// @vitest-environment jsdom

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  articleIdFor,
  checkArticle,
  EMPTY_ARTICLE,
  storedArticleValues,
  toArticleInput,
  toArticleValues,
  toShownArticle,
} from '#admin/features/articles/article-values.ts';
import { BlogPost, BlogPostInput } from '#domain/blog/blog-post.ts';
import { withoutStamps } from '#domain/schema/stored.ts';
import { CONTENT_MAX } from '#domain/site/limits.ts';
import { posts } from '#scripts/seed/posts.ts';

const TITLED = { ...EMPTY_ARTICLE, title: 'Un titre' };

describe('form values of an article', () => {
  it.each(posts.map((post) => [post.id, post]))('%s is saved unchanged', (_, stored) => {
    const post = v.parse(BlogPost, { ...stored, created_at: null, updated_at: null });
    const input = v.parse(BlogPostInput, toArticleInput(toArticleValues(post)));
    expect(input).toEqual({ ...withoutStamps(post), content: post.content?.trim() });
  });

  it('are stored as null when empty', () => {
    expect(v.parse(BlogPostInput, toArticleInput(TITLED))).toEqual({
      title: 'Un titre',
      excerpt: null,
      content: null,
      image: null,
      category: null,
      author: null,
      read_time: null,
      tags: null,
      seo_title: null,
      seo_description: null,
      seo_keywords: null,
      featured: false,
      published: false,
      publish_at: null,
    });
  });

  it('split keywords at commas, trimmed, without empty ones', () => {
    const { tags } = v.parse(BlogPostInput, toArticleInput({ ...TITLED, tags: ' spa , ,Alpes,' }));
    expect(tags).toEqual(['spa', 'Alpes']);
  });

  it('keep HTML unchanged, except for what is not allowed', () => {
    const odd = '<P>Deux\n  <B>mots</B></P>';
    expect(toArticleInput({ ...TITLED, content: odd }).content).toBe(odd);
    const hostile = '<p onclick="alert(1)">a</p><script>alert(1)</script>';
    expect(toArticleInput({ ...TITLED, content: hostile }).content).toBe('<p>a</p>');
  });

  it('are read from a stored document', () => {
    expect(storedArticleValues({ id: 'a', title: 'Un titre', tags: ['x', 'y'] })).toEqual({
      ...TITLED,
      published: true,
      tags: 'x, y',
    });
    expect(storedArticleValues({ id: 'a' })).toBeNull();
  });
});

describe('validation', () => {
  it.each([
    [{ ...EMPTY_ARTICLE, title: '  ' }, { title: 'Le titre est requis' }],
    [
      { ...TITLED, title: 'x'.repeat(200 + 1) },
      { title: 'Ce texte est trop long (200 caractères au plus)' },
    ],
    [
      { ...TITLED, content: 'x'.repeat(CONTENT_MAX + 1) },
      { content: 'Ce texte est trop long (200000 caractères au plus)' },
    ],
    [
      { ...TITLED, image: 'images/lac' },
      { image: 'L’adresse de l’image doit être une URL complète, en https' },
    ],
    [{ ...TITLED, category: 'Potins' }, { category: 'Cette catégorie n’existe pas' }],
    [{ ...TITLED, seo_description: 'x'.repeat(200) }, {}],
    [TITLED, {}],
  ])('reports errors by field: %o', (values, errors) => {
    expect(checkArticle(values)).toEqual(errors);
  });
});

describe('the preview', () => {
  it('is sanitised, with placeholders for missing values', () => {
    const content = '<p>a</p><script>alert(1)</script>';
    expect(toShownArticle({ ...EMPTY_ARTICLE, content, image: 'x' }, 'a', null)).toMatchObject({
      id: 'a',
      title: 'Titre de l’article',
      content: '<p>a</p>',
      image: null,
      tags: null,
    });
  });
});

describe('the preferred id', () => {
  it.each([
    ['Été à l’Île-de-Ré', 'ete-a-l-ile-de-re'],
    ['New', 'article-new'],
    ['!!!', 'article'],
    [`${'mot '.repeat(40)}`, `${'mot-'.repeat(20)}`.slice(0, 79)],
  ])('of %s is %s', (title, id) => {
    expect(articleIdFor(title)).toBe(id);
  });
});
