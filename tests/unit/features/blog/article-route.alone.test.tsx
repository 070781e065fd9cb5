// @vitest-environment jsdom

import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { QUERY_CACHE_IDB_NAME } from '#domain/site/storage-keys.ts';
import { failReads, holdReads, publish } from '../../../support/fake-firestore.ts';
import { storedInIndexedDb } from '../../../support/fake-indexeddb.ts';
import { buildHotel } from '../hotels/build-hotel.ts';
import { openPage } from '../open-page.tsx';
import { aPost } from './a-post.ts';

const ARTICLE = aPost({
  id: 'train',
  title: 'Le train de nuit',
  excerpt: 'Onze cabines, un couloir d’acajou.',
  content:
    '<h2>Cabine 7</h2><p>Voir nos <a href="/blog?categorie=Guides" rel="noopener">guides</a> et <a href="https://example.com/" rel="noopener">leur site</a>, ou <a href="/feed.xml">le flux</a>.</p>',
  image: '/art/article-train-de-nuit-1280.webp',
  category: 'Expériences',
  author: 'Hélène Marsan',
  read_time: '8 min',
  tags: ['Trains', 'Alpes', 'Trains'],
  created_at: '2026-10-12T06:30:00.000Z',
});
const NEWER = aPost({ id: 'bains', title: 'Aux bains', created_at: '2026-10-20T08:00:00.000Z' });
const OLDER = aPost({ id: 'hall', title: 'Le hall', created_at: '2026-10-02T08:00:00.000Z' });

async function open(path: string) {
  const history = openPage(path);
  await screen.findByRole('heading', { level: 1 });
  return history;
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  publish('blog_posts', [NEWER, ARTICLE, OLDER]);
});

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test('the page of an article shows its illustration as the hero picture, with the caption and the alternative text of the illustration', async () => {
  await open('/blog/train');
  const hero = document.querySelector('img[elementtiming="hero"]');
  expect(hero?.getAttribute('src')).toBe('/art/article-train-de-nuit-1280.webp');
  expect(hero?.getAttribute('alt')).toMatch(/^Affiche/);
  expect(screen.getByText('Alpes, train de nuit.')).toBeTruthy();
});

test('the picture of an article has no caption if it is from another site, and is the default picture if none is stored', async () => {
  publish('blog_posts', [{ ...ARTICLE, image: 'https://images.example/train.jpg' }]);
  await open('/blog/train');
  expect(screen.queryByText('Pl. I')).toBeNull();
  cleanup();
  storedInIndexedDb(QUERY_CACHE_IDB_NAME).clear();
  publish('blog_posts', [{ ...ARTICLE, image: null }]);
  await open('/blog/train');
  expect(document.querySelector('img[elementtiming="hero"]')?.getAttribute('src')).toMatch(
    /^\/art\//,
  );
});

test.each([
  { neighbour: OLDER, expected: ['Le hall'] },
  { neighbour: NEWER, expected: ['Aux bains'] },
])(
  'the first and the last article link to only one neighbouring article: $expected',
  async ({ neighbour, expected }) => {
    publish('blog_posts', [ARTICLE, neighbour]);
    await open('/blog/train');
    const nav = within(await screen.findByRole('navigation', { name: 'Autres articles' }));
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual(expected);
  },
);

test('an article rendered in the browser shows the hotels that its text links to, and its reading time', async () => {
  publish('hotels', [buildHotel({ id: 'lac', name: 'Grand Hôtel du Lac' })]);
  const content = `<p>Voir <a href="/hotels/lac">le lac</a> et <a href="/hotels/parti">un autre</a>. ${'mot '.repeat(440)}</p>`;
  publish('blog_posts', [{ ...ARTICLE, content, read_time: null }]);
  await open('/blog/train');
  const named = within(await screen.findByRole('region', { name: 'Dans ce récit' }));
  expect(named.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Grand Hôtel du Lac',
  ]);
  expect(screen.getByText('2 min')).toBeTruthy();
});

test('an article is shown without waiting for the links to its neighbours, and even if these cannot be read', async () => {
  holdReads('blog_posts:list');
  await open('/blog/train');
  expect(title()).toBe('Le train de nuit');
  cleanup();
  onlineManager.setOnline(false);
  failReads('blog_posts:list');
  await open('/blog/train');
  expect(title()).toBe('Le train de nuit');
  expect(screen.queryByRole('navigation', { name: 'Autres articles' })).toBeNull();
});

test('a link in an article to a page of the site is opened by the router, any other link by the browser', async () => {
  const history = await open('/blog/train');
  const seen = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  for (const name of ['leur site', 'le flux']) {
    document.addEventListener('click', seen, { once: true });
    fireEvent.click(screen.getByRole('link', { name }));
  }
  expect(seen).toHaveBeenCalledTimes(2);
  const link = screen.getByRole('link', { name: 'guides' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(history.location.pathname).toBe('/blog/train');
  await act(async () => expect(fireEvent.click(link)).toBe(false));
  expect(history.location.href).toBe('/blog?categorie=Guides');
});
