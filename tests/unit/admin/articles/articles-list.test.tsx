// @vitest-environment jsdom

import { cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ARTICLE_TEXTS } from '#admin/features/articles/article-texts.ts';
import {
  type ArticlesSearch,
  listedArticles,
  readArticlesSearch,
} from '#admin/features/articles/articles-search.ts';
import { LoadFailed } from '#admin/features/frame/page-states.tsx';
import { BlogPost } from '#domain/blog/blog-post.ts';
import { renderInAdmin } from '../in-admin.tsx';

vi.mock('#data/report.ts', () => ({ report: vi.fn() }));

afterEach(cleanup);

const post = (id: string, fields: object) => v.parse(BlogPost, { id, title: id, ...fields });
const POSTS = [
  post('c', { title: 'Été au spa', category: 'Guides', tags: ['Bien-être'], featured: true }),
  post('a', { title: 'Le bar', excerpt: 'Cœur de l’hôtel', category: 'Culture', author: 'Zoé' }),
  post('b', {
    title: 'Brouillon',
    published: false,
    publish_at: '2026-04-01T08:00:00Z',
    author: 'Anne',
    updated_at: '2026-03-01T00:00:00Z',
  }),
];
const ids = (search: ArticlesSearch) => listedArticles(POSTS, search).map(({ id }) => id);

describe('the list of articles', () => {
  it.each<[string, ArticlesSearch, string[]]>([
    ['is newest first, a draft by its last save', {}, ['b', 'c', 'a']],
    ['is searched by title, ignoring accents', { q: 'ETE' }, ['c']],
    ['is searched by excerpt', { q: 'coeur hotel' }, ['a']],
    ['is searched by tag', { q: 'bien-etre' }, ['c']],
    ['matches only with every word', { q: 'bar spa' }, []],
    ['is filtered by category', { categorie: 'Culture' }, ['a']],
    ['is filtered by « vedette »', { vedette: 'oui' }, ['c']],
    ['is filtered by publication', { publie: 'non' }, ['b']],
    ['is filtered by plan', { publie: 'prevu' }, ['b']],
    ['is sorted by title, in French order', { tri: 'titre' }, ['b', 'c', 'a']],
    ['is sorted in descending order', { tri: 'titre', ordre: 'desc' }, ['a', 'c', 'b']],
    ['has missing values last', { tri: 'auteur' }, ['b', 'a', 'c']],
  ])('%s', (_, search, expected) => {
    expect(ids(search)).toEqual(expected);
  });

  it('ignores invalid search parameters', () => {
    expect(
      readArticlesSearch({ q: 2026, categorie: 'Potins', vedette: 'oui', tri: 'date', ordre: {} }),
    ).toEqual({ q: '2026', vedette: 'oui', tri: 'date' });
    expect(readArticlesSearch({ q: ['x'], publie: 1 })).toEqual({});
  });
});

it('says that the list cannot be loaded, with a button to retry', async () => {
  const reset = vi.fn();
  const error = new Error('refused');
  await renderInAdmin(<LoadFailed error={error} reset={reset} title={ARTICLE_TEXTS.listFailed} />);
  expect(screen.getByRole('heading', { name: 'Impossible de charger les articles' })).toBeDefined();
  screen.getByRole('button', { name: 'Réessayer' }).click();
  expect(reset).toHaveBeenCalledOnce();
});
