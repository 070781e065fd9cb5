// @vitest-environment jsdom

import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#data/query-client.ts';
import { FeaturedPosts } from '#features/blog/featured-posts.tsx';
import { failReads, mendReads, publish } from '../../../support/fake-firestore.ts';
import '../../../support/fake-indexeddb.ts';
import { renderInRouter } from '../in-router.tsx';
import { openPage } from '../open-page.tsx';
import { aSummary } from './a-post.ts';

const renderJournal = () => renderInRouter(<FeaturedPosts />, { queryClient: createQueryClient() });
/** Opens the home page on a category, without hotels. */
async function openHome(category: string) {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  openPage(`/?intro=0&categorie=${category}`);
  await screen.findByRole('tablist');
}
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const POSTS = [
  aSummary({ id: 'bains', title: 'Aux bains', category: 'Spa & Bien-être' }),
  aSummary({ id: 'malle', title: 'Une malle', category: 'Conseils' }),
  aSummary({
    id: 'train',
    title: 'Le train',
    category: 'Expériences',
    featured: true,
    excerpt: 'Onze cabines.',
    author: 'Hélène Marsan',
    read_time: '8 min',
    created_at: '2026-10-11T23:30:00.000Z',
  }),
  aSummary({ id: 'hall', title: 'Le hall', category: 'Guides' }),
  aSummary({ id: 'ballon', title: 'Le ballon', category: 'Expériences' }),
  aSummary({ id: 'bar', title: 'Le bar', category: 'Art de vivre' }),
];

beforeEach(() => {
  publish('blog_posts', POSTS);
});

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test('the featured article comes first, followed by the three newest others', async () => {
  renderJournal();
  await screen.findByRole('tablist');
  expect(titles()).toEqual(['Le train', 'Aux bains', 'Une malle', 'Le hall']);
});

test('without a featured article, the newest article comes first', async () => {
  publish(
    'blog_posts',
    POSTS.filter((post) => !post.featured),
  );
  renderJournal();
  await screen.findByRole('tablist');
  expect(titles()[0]).toBe('Aux bains');
  expect(screen.queryByText('Article Vedette')).toBeNull();
});

test('every featured article shows its badge, not only the first', async () => {
  publish(
    'blog_posts',
    POSTS.map((post) => ({ ...post, featured: true })),
  );
  renderJournal();
  await screen.findByRole('tablist');
  expect(screen.getAllByText('Article Vedette')).toHaveLength(4);
});

test('unknown fields of an article are left out of its card', async () => {
  publish('blog_posts', [aSummary({ title: 'Seul' })]);
  renderJournal();
  const card = (await screen.findByRole('heading', { name: 'Seul' })).closest('article');
  expect(card?.textContent).toBe("SeulLire l'article\u00a0: Seul");
});

test('a category shows its own articles, the featured article first', async () => {
  publish('blog_posts', [...POSTS].reverse());
  await openHome('Expériences');
  expect(titles()).toEqual(['Le train', 'Le ballon']);
  expect(screen.getByRole('tabpanel', { name: 'Expériences' })).toBeTruthy();
});

test.each(['Destinations', 'Art de vivre'])(
  'the category %s has no tab, and falls back to all articles',
  async (category) => {
    await openHome(category);
    expect(titles()).toHaveLength(4);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tous');
  },
);

test('a failure to load the articles is shown and can be retried', async () => {
  onlineManager.setOnline(false);
  failReads('blog_posts');
  renderJournal();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Erreur lors du chargement des articles');
  expect(alert.textContent).toContain('il lui faut une connexion');
  mendReads('blog_posts');
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('tablist');
  expect(titles()[0]).toBe('Le train');
});

test('an empty journal says so', async () => {
  publish('blog_posts', []);
  renderJournal();
  expect(await screen.findByText('Le journal s’ouvre bientôt')).toBeTruthy();
  expect(screen.queryByRole('tablist')).toBeNull();
});
