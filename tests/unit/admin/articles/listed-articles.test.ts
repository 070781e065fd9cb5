import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type ArticlesSearch,
  listedArticles,
  parseArticlesSearch,
} from '#admin/features/articles/articles-search.ts';
import { BlogPost } from '#domain/blog/blog-post.ts';

const post = (id: string, fields: object) => v.parse(BlogPost, { id, title: id, ...fields });
const POSTS = [
  post('c', { title: 'Été au spa', category: 'Guides', tags: ['Bien-être'], featured: true }),
  post('a', { title: 'Le bar', excerpt: 'Cœur de l’hôtel', category: 'Culture', author: 'Zoé' }),
  post('b', { title: 'Brouillon', published: false, author: 'Anne', created_at: '2026-03-01' }),
];
const ids = (search: ArticlesSearch) => listedArticles(POSTS, search).map(({ id }) => id);

describe('the list', () => {
  it.each<[string, ArticlesSearch, string[]]>([
    ['comes as it is read', {}, ['c', 'a', 'b']],
    ['is searched by title, without accents', { q: 'ETE' }, ['c']],
    ['is searched by excerpt', { q: 'coeur hotel' }, ['a']],
    ['is searched by tag', { q: 'bien-etre' }, ['c']],
    ['needs every word', { q: 'bar spa' }, []],
    ['is filtered by category', { categorie: 'Culture' }, ['a']],
    ['is filtered by « vedette »', { vedette: 'oui' }, ['c']],
    ['is filtered by publication', { publie: 'non' }, ['b']],
    ['is sorted by title as French sorts', { tri: 'titre' }, ['b', 'c', 'a']],
    ['is sorted the other way', { tri: 'titre', ordre: 'desc' }, ['a', 'c', 'b']],
    ['has what is missing last', { tri: 'auteur' }, ['b', 'a', 'c']],
  ])('%s', (_, search, expected) => {
    expect(ids(search)).toEqual(expected);
  });

  it('reads any address', () => {
    expect(
      parseArticlesSearch({ q: 2026, categorie: 'Potins', vedette: 'oui', tri: 'date', ordre: {} }),
    ).toEqual({ q: '2026', vedette: 'oui', tri: 'date' });
    expect(parseArticlesSearch({ q: ['x'], publie: 1 })).toEqual({});
  });
});
