// @vitest-environment happy-dom

import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdReads, mendReads, publish } from '../../../support/fake-firestore.ts';
import '../../../support/fake-indexeddb.ts';
import { openPage } from '../open-page.tsx';
import { aSummary } from './a-post.ts';

const POSTS = [
  aSummary({ id: 'bains', title: 'Aux bains', category: 'Spa & Bien-être' }),
  aSummary({ id: 'train', title: 'Le train', category: 'Expériences', featured: true }),
  aSummary({ id: 'lettre', title: 'Sans rubrique' }),
  aSummary({ id: 'table', title: 'La table', category: 'Gastronomie' }),
  aSummary({ id: 'soupe', title: 'La soupe', category: 'Gastronomie' }),
];
const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const open = async (path: string) => {
  const history = openPage(path);
  await screen.findByRole('tablist');
  return history;
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  publish('blog_posts', POSTS);
});

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test('the blog has a hero, and lists all articles in the section that articles link back to', async () => {
  await open('/blog');
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(document.querySelectorAll('img[elementtiming="hero"]')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Tous les articles' }).id).toBe('articles');
  expect(titles()).toEqual(['Le train', 'Aux bains', 'Sans rubrique', 'La table', 'La soupe']);
});

test.each(['Potins', 'Culture', '%5B1%5D', ''])(
  'an unknown or blank category (« %s ») shows all articles',
  async (wrong) => {
    await open(`/blog?categorie=${wrong}`);
    expect(selected()).toBe('Tous');
    expect(titles()).toHaveLength(POSTS.length);
  },
);

test('the blog page neither waits for its articles nor fails with them', async () => {
  onlineManager.setOnline(false);
  const held = holdReads('blog_posts');
  openPage('/blog');
  expect(await screen.findByText('Chargement des articles...')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  held.reject();
  expect(await screen.findByText('Erreur lors du chargement des articles')).toBeTruthy();
  mendReads('blog_posts');
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  await screen.findByRole('tablist');
});
