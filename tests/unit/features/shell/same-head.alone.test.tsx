// @vitest-environment happy-dom

import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PAGE_SLUGS } from '#domain/seo/site-pages.ts';
import { publish, store } from '../../../support/fake-firestore.ts';
import { aPost } from '../blog/a-post.ts';
import { buildHotel } from '../hotels/build-hotel.ts';
import { buildHotelSummaries } from '../hotels/build-hotel-summary.ts';
import { openPage } from '../open-page.tsx';
import { serverPage } from '../server-page.ts';

beforeEach(() => {
  localStorage.setItem('hasSeenIntro', 'true');
  publish('hotels', [buildHotel(), ...buildHotelSummaries(2)]);
  publish('blog_posts', [aPost({ excerpt: 'Onze cabines.' })]);
  publish('popular_destinations', [
    {
      id: 'japon',
      destination_name: 'Japon',
      destination_slug: 'japon',
      display_order: 1,
      banner_image: '/art/destination-japon-1920.webp',
      description: 'Un tatami, une fleur.',
    },
  ]);
  store(
    'page_content',
    PAGE_SLUGS.map((slug) => ({
      id: slug,
      page_slug: slug,
      page_name: slug,
      seo_title: `Titre de ${slug}`,
      seo_description: `Description de ${slug}`,
    })),
  );
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  vi.unstubAllEnvs();
});

/** Returns the sorted tags of a head, without the attribute that marks server-rendered tags. */
function tagsOf(head: Element): string[] {
  return [...head.querySelectorAll('title, meta, link')]
    .map((tag) => {
      const attributes = [...tag.attributes].filter(({ name }) => name !== 'data-ssr');
      const written = attributes.map(({ name, value }) => `${name}=${value}`).sort();
      return [tag.localName, ...written, tag.textContent].join(' ');
    })
    .sort();
}

async function serverTags(path: string): Promise<string[]> {
  vi.stubEnv('SSR', true);
  const { head } = await serverPage(path);
  vi.stubEnv('SSR', false);
  return tagsOf(new DOMParser().parseFromString(`<head>${head}</head>`, 'text/html').head);
}

test.each([
  '/',
  '/destinations/japon',
  '/hotels/inconnu',
  '/blog/train',
  '/about',
  '/favoris',
  '/favicon-editor',
  '/newsletter/confirmation',
  '/nulle-part',
])('the head of %s is the same after a navigation as when server-rendered', async (path) => {
  const sent = await serverTags(path);
  expect(sent.length).toBeGreaterThan(1);
  const history = openPage(path === '/about' ? '/contact' : '/about');
  await waitFor(() => expect(document.title).toMatch(/^Titre de/));
  history.push(path);
  await waitFor(() => expect(tagsOf(document.head)).toEqual(sent));
});

test('the structured data of a server-rendered page are removed when the page is left, not before', async () => {
  const data = document.createElement('script');
  data.type = 'application/ld+json';
  document.body.append(data);
  const history = openPage('/about');
  await waitFor(() => expect(document.title).toMatch(/^Titre de about/));
  history.push('/about?de=contact');
  history.push('/about#histoire');
  expect(data.isConnected).toBe(true);
  history.push('/contact');
  await waitFor(() => expect(document.title).toMatch(/^Titre de contact/));
  expect(data.isConnected).toBe(false);
});
