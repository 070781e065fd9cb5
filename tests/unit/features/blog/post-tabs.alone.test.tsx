// @vitest-environment jsdom

import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postQueries } from '#data/queries/post-queries.ts';
import { createQueryClient } from '#data/queries/query-client.ts';
import { QUERY_CACHE_IDB_NAME } from '#domain/site/storage-keys.ts';
import { failReads, holdReads, mendReads, publish } from '../../../support/fake-firestore.ts';
import { storedInIndexedDb } from '../../../support/fake-indexeddb.ts';
import { openPage } from '../open-page.tsx';
import { aPostSummary } from './a-post.ts';

const POSTS = [
  aPostSummary({ id: 'bains', title: 'Aux bains', category: 'Spa & Bien-être' }),
  aPostSummary({ id: 'malle', title: 'Une malle', category: 'Conseils' }),
  aPostSummary({ id: 'train', title: 'Le train', category: 'Expériences', featured: true }),
  aPostSummary({ id: 'hall', title: 'Le hall', category: 'Guides' }),
  aPostSummary({ id: 'ballon', title: 'Le ballon', category: 'Expériences' }),
  aPostSummary({ id: 'bar', title: 'Le bar', category: 'Art de vivre' }),
];
const HOME = '/?intro=0';
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);

/** Opens the blog, or the home page without hotels. */
async function open(path: string, queryClient = createQueryClient()) {
  openPage(path, queryClient);
  await screen.findByRole('tablist');
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  publish('blog_posts', POSTS);
});

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test('the home page shows the featured article, then the three newest others', async () => {
  await open(HOME);
  expect(titles()).toEqual(['Le train', 'Aux bains', 'Une malle', 'Le hall']);
  expect(screen.getAllByText('Article Vedette')).toHaveLength(1);
});

test('the card of an article without date, author and excerpt shows only the title and the link', async () => {
  publish('blog_posts', [aPostSummary({ title: 'Seul' })]);
  await open('/blog');
  const card = screen.getByRole('heading', { name: 'Seul' }).closest('article');
  expect(card?.textContent).toBe("SeulLire l'article\u00a0: Seul");
});

test.each([HOME, '/blog?page=1'])(
  'a category in the URL of %s shows only the articles of the category, the featured article first',
  async (path) => {
    publish('blog_posts', [...POSTS].reverse());
    await open(`${path}&categorie=Expériences`);
    expect(titles()).toEqual(['Le train', 'Le ballon']);
    expect(screen.getByRole('tabpanel', { name: 'Expériences' })).toBeTruthy();
  },
);

test.each([
  { path: `${HOME}&categorie=Art de vivre`, shown: 4 },
  { path: '/blog?categorie=Potins', shown: POSTS.length },
  { path: '/blog?categorie=Culture', shown: POSTS.length },
])('a category in the URL that has no tab shows all articles: $path', async ({ path, shown }) => {
  await open(path);
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tous');
  expect(titles()).toHaveLength(shown);
});

test('the blog page opens before its articles are read, and a failed read can be retried', async () => {
  onlineManager.setOnline(false);
  const held = holdReads('blog_posts');
  openPage('/blog');
  expect(await screen.findByText('Chargement des articles...')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  held.reject();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Erreur lors du chargement des articles');
  expect(alert.textContent).toContain('il lui faut une connexion');
  mendReads('blog_posts');
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('tablist');
});

test('offline, a blog whose articles fit one page can still show the articles of one category', async () => {
  const queryClient = createQueryClient();
  await open('/blog', queryClient);
  onlineManager.setOnline(false);
  failReads('blog_posts');
  storedInIndexedDb(QUERY_CACHE_IDB_NAME).clear();
  const { queryKey } = postQueries.all();
  queryClient.removeQueries({ queryKey });
  fireEvent.click(screen.getByRole('tab', { name: 'Expériences' }));
  await waitFor(() => expect(titles()).toEqual(['Le train', 'Le ballon']));
});

test('a blog without articles says that it opens soon', async () => {
  publish('blog_posts', []);
  openPage('/blog');
  expect(await screen.findByText('Le journal s’ouvre bientôt')).toBeTruthy();
  expect(screen.queryByRole('tablist')).toBeNull();
});
