import { JSDOM } from 'jsdom';
import { beforeEach, expect, test } from 'vitest';
import { absoluteUrl } from '#data/seo-head.ts';
import { failReads, publish } from '../../../support/fake-firestore.ts';
import { aPost } from '../blog/a-post.ts';
import { buildHotel } from '../hotels/build-hotel.ts';
import { serverPage } from '../server-page.ts';

const PHOTO = '/media/0123456789abcdef01234567-1280.webp#w=1600&h=1200&a=Le+bol&k=À+dix+heures';
const block = (path: string, text = '', picture = '') => ({ path, text, picture });

const LETTER = {
  id: 'nuits',
  subject: 'Trois maisons & un train',
  preheader: 'Ce que novembre a de bon.',
  opening: '<p>Bonjour.<img src=x onerror=alert(1)></p>',
  blocks: [
    block('/hotels/lac'),
    block('/hotels/lac', 'Nos mots.\nUne ligne.\n\n<b>À part</b>', '/art/hotel-venise-1280.webp'),
    block('/blog/train'),
    block('', 'Le geste du mois.', PHOTO),
    block('/destinations/japon'),
    ...['/hotels/brouillon', '/hotels/', '/about'].map((path) => block(path, 'Laissé de côté')),
  ],
  closing: '<p>À décembre.</p>',
  created_at: '2026-11-05T07:00:00.000Z',
};

beforeEach(() => {
  publish('hotels', [
    buildHotel({
      id: 'lac',
      name: 'Hôtel du Lac',
      location: 'Suisse',
      description: '<p>Un lac.</p>',
      image: '/art/hotel-lac-alpin-1280.webp',
    }),
    { ...buildHotel({ id: 'brouillon', name: 'Brouillon' }), published: false },
  ]);
  publish('blog_posts', [aPost({ excerpt: 'Onze cabines.', image: null, category: 'Guides' })]);
  publish('popular_destinations', [
    { id: 'j', destination_name: 'Japon', destination_slug: 'japon', description: 'On y va.' },
  ]);
  publish('letters', [
    { ...LETTER, id: 'ete', subject: 'L’été', created_at: '2026-07-02T07:00:00.000Z' },
    LETTER,
    { ...LETTER, id: 'brouillon', subject: 'Plus tard', published: false },
  ]);
});

/** Returns the text of the letter as lines, a picture as its file and alternative text. */
function linesOf(body: string): (string | null)[] {
  const { document } = new JSDOM(body).window;
  const text = document.querySelector('.rich-html');
  const parts = text?.querySelectorAll('h2, p, img, figcaption') ?? [];
  return [...parts].map((part) =>
    part.tagName === 'IMG'
      ? `${part.getAttribute('src')} ${part.getAttribute('alt')}`
      : part.innerHTML,
  );
}

test('the page of a newsletter shows its blocks in order, without hotels that are unpublished', async () => {
  const { status, body } = await serverPage('/lettre/nuits');
  expect(status).toBe(200);
  expect(body).toContain('Trois maisons &amp; un train</h1>');
  expect(body).toContain('5 novembre 2026</time>');
  const link = (path: string, text: string) => `<a href="${path}" rel="noopener">${text}</a>`;
  const name = link('/hotels/lac', 'Hôtel du Lac');
  const hotel = link('/hotels/lac', 'Voir la maison');
  expect(linesOf(body)).toEqual([
    'Bonjour.',
    '/art/hotel-lac-alpin-1280.webp Hôtel du Lac',
    'Suisse',
    name,
    'Un lac.',
    hotel,
    '/art/hotel-venise-1280.webp Hôtel du Lac',
    'Suisse',
    name,
    'Nos mots.<br>Une ligne.',
    '&lt;b&gt;À part&lt;/b&gt;',
    hotel,
    link('/blog/train', 'Le train de nuit'),
    'Onze cabines.',
    link('/blog/train', 'Lire l’article'),
    `${PHOTO.split('#')[0]} Le bol`,
    'À dix heures',
    'Le geste du mois.',
    link('/destinations/japon', 'Japon'),
    'On y va.',
    link('/destinations/japon', 'Voir la destination'),
    'À décembre.',
  ]);
});

test('the page of a newsletter has its title, description, share picture and canonical URL in the head', async () => {
  const { head } = await serverPage('/lettre/nuits?lettre=1');
  const url = absoluteUrl('/lettre/nuits');
  expect(head).toContain('<title data-ssr>Trois maisons &amp; un train | Grand Séjour</title>');
  expect(head).toContain('content="Ce que novembre a de bon."');
  expect(head).toContain(`rel="canonical" href="${url}"`);
  expect(head).toMatch(/og:image" content="[^"]*\/partage\/lettre\/nuits\//);
});

test('the newsletters that were sent are listed with date and preview text, newest first', async () => {
  const { status, body } = await serverPage('/lettre');
  expect(status).toBe(200);
  const { document } = new JSDOM(body).window;
  const items = [...document.querySelectorAll('main article')];
  expect(items.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual([
    '/lettre/nuits',
    '/lettre/ete',
  ]);
  expect(items[1]?.textContent).toBe('2 juillet 2026L’étéCe que novembre a de bon.');
});

test('as long as no newsletter has been sent, the public list of newsletters says so', async () => {
  publish('letters', [{ ...LETTER, published: false }]);
  expect((await serverPage('/lettre')).body).toContain('La première lettre s’écrit.</p>');
});

test('the page of a newsletter that was not sent answers 404', async () => {
  expect((await serverPage('/lettre/brouillon')).status).toBe(404);
});

test.each(['/lettre', '/lettre/nuits'])(
  'the rendering of the page %s returns status 500 when newsletters cannot be read',
  async (path) => {
    failReads('letters');
    expect((await serverPage(path)).status).toBe(500);
  },
);
