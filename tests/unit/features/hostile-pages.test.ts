import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { beforeEach, expect, it, test } from 'vitest';
import type { Destination } from '#domain/destination/destination.ts';
import { SETTINGS_DOC_ID } from '#domain/settings/site-settings.ts';
import { removeControlCharacters } from '#domain/text/clean-text.ts';
import { publish, store } from '../../support/fake-firestore.ts';
import { fuzzRuns } from '../../support/fuzz-runs.ts';
import { HOSTILE_HTML } from '../../support/hostile-html.ts';
import { anyText } from '../domain/any-text.ts';
import { aPost } from './blog/a-post.ts';
import { buildHotel } from './hotels/build-hotel.ts';
import { serverPage } from './server-page.ts';

/** Publishes records with the text in every text field, cleaned as forms do. */
function write(written: string): void {
  const text = removeControlCharacters(written);
  const seo = { seo_title: text, seo_description: text, seo_keywords: text };
  const lines = { name: text, location: text, amenities: [text], ...seo };
  const hotel = buildHotel({
    ...lines,
    id: 'x',
    description: text,
    details: text,
    experience_description: text,
    amenities_description: text,
    location_description: text,
    gallery: [{ url: '/art/hotel-kyoto-1280.webp', alt: text }],
  });
  const post = aPost({
    id: 'x',
    title: text,
    excerpt: text,
    content: text,
    author: text,
    read_time: text,
    tags: [text],
    ...seo,
  });
  const letter = {
    id: 'x',
    subject: text,
    preheader: text,
    opening: text,
    blocks: [
      { path: '/hotels/x', text: '', picture: '' },
      { path: '/blog/x', text, picture: '/art/hotel-kyoto-1280.webp' },
    ],
    closing: text,
  };
  const destination = {
    ...DESTINATION,
    destination_name: text,
    subtitle: text,
    description: text,
    ...seo,
  };
  const quoted = { name: text, destination: text, date: text, content: text };
  const settings = {
    announcement: text,
    home_testimonials: [quoted],
    holiday_testimonials: [quoted],
    author_name: text,
    author_role: text,
    author_bio: text,
    partner_name: text,
    publisher_name: text,
    host_name: text,
    newsletter_day: text,
    newsletter_contents: text,
  };
  publish('hotels', [hotel]);
  publish('blog_posts', [post]);
  publish('letters', [letter]);
  publish('popular_destinations', [destination]);
  publish('hotel_destinations', [{ id: 'x_lac', hotel_id: 'x', destination_id: 'lac' }]);
  store('settings', [{ id: SETTINGS_DOC_ID, ...settings }]);
}

const DESTINATION: Destination = {
  id: 'lac',
  destination_name: 'Lac',
  destination_slug: 'lac',
  description: null,
  subtitle: null,
  banner_image: '/art/destination-japon-1280.webp',
  seo_title: null,
  seo_description: null,
  seo_keywords: null,
  active: true,
  publish_at: null,
  display_order: 1,
  created_at: null,
  updated_at: null,
};

const PAGES = [
  '/',
  '/destinations',
  '/destinations/lac',
  '/hotels/x',
  '/blog',
  '/blog/x',
  '/lettre',
  '/lettre/x',
  '/about',
  '/contact',
  '/legal',
  '/vacances-sur-mesure',
];
const { DOMParser } = new JSDOM().window;
const COUNTED = [
  'style',
  'link',
  'iframe',
  'object',
  'embed',
  'base',
  'form',
  'input',
  'template',
  'dialog',
];
const ADDRESSES = ['href', 'src', 'action', 'formaction', 'xlink:href', 'srcdoc', 'poster', 'data'];

/** Counts the elements of a page by tag, after checking that only the application's scripts can run. */
async function inertPage(path: string): Promise<Record<string, number>> {
  const { status, html, data, scripts } = await serverPage(path);
  expect(status).toBe(200);
  for (const item of data) expect(item['@context']).toBe('https://schema.org');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const counts: Record<string, number> = {};
  // Searches by tag, because jsdom retains the results of selectors.
  for (const element of page.getElementsByTagName('*')) {
    const { localName, attributes } = element;
    for (const { name, value } of attributes) {
      expect(name).not.toMatch(/^on/);
      if (ADDRESSES.includes(name)) expect(value).not.toMatch(/^\s*(?:javascript|data|vbscript):/i);
    }
    if (localName === 'script' && element.getAttribute('type') !== 'application/ld+json') {
      expect(scripts).toContain(element.textContent);
      expect(element.hasAttribute('src')).toBe(false);
    }
    if (COUNTED.includes(localName)) counts[localName] = (counts[localName] ?? 0) + 1;
  }
  // Empties the page, because jsdom retains the page with its elements.
  page.replaceChildren();
  return counts;
}

beforeEach(() => write('Au calme'));

test.each(PAGES)(
  'the page %s runs no script from hostile texts stored in records',
  async (path) => {
    const usual = await inertPage(path);
    write(HOSTILE_HTML.join('\n'));
    expect(await inertPage(path)).toEqual(usual);
  },
);

it('no random text stored in a record makes its page run a script', async () => {
  const usual = new Map<string, Record<string, number>>();
  for (const path of PAGES) usual.set(path, await inertPage(path));
  const text = fc
    .array(fc.oneof(fc.constantFrom(...HOSTILE_HTML), anyText({ maxLength: 9 })), { maxLength: 5 })
    // Records without a name are not shown.
    .map((parts) => `a${parts.join('')}`);
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom(...PAGES), async (written, path) => {
      write(written);
      expect(await inertPage(path)).toEqual(usual.get(path));
    }),
    fuzzRuns(15),
  );
});
