import { beforeEach, expect, test } from 'vitest';
import { absoluteUrl } from '#data/seo-head.ts';
import { failReads, publish } from '../../../support/fake-firestore.ts';
import { takeReports } from '../../../support/reported.ts';
import { buildHotel } from '../hotels/build-hotel.ts';
import { sentQueries, serverPage } from '../server-page.ts';
import { aPost, aPostSummary } from './a-post.ts';

const TRAIN = aPost({
  title: 'Le train </script> de nuit',
  excerpt: 'Onze cabines.',
  content: '<h1>Cabine 7</h1><p onclick="alert(1)">Minuit<img src=x onerror=alert(1)></p>',
  image: '/art/article-train-de-nuit-1280.webp',
  category: 'Expériences',
  author: 'Hélène Marsan',
  tags: ['Trains', 'Alpes'],
  created_at: '2026-10-12T06:30:00.000Z',
});

const HALL = aPost({ id: 'hall', title: 'Le hall' });

beforeEach(() => publish('blog_posts', [TRAIN, HALL]));

test('the server-rendered blog lists its articles with their links', async () => {
  const { status, head, body, data } = await serverPage('/blog');
  expect(status).toBe(200);
  expect(head).toContain('Blog | Grand Séjour</title>');
  expect(body).toContain('href="/blog/train"');
  expect(body).toContain('Le hall</h3>');
  expect(data.map((item) => item['@type'])).toEqual(['ItemList', 'BreadcrumbList']);
  expect(data[0].itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: TRAIN.title, url: absoluteUrl('/blog/train') },
    { '@type': 'ListItem', position: 2, name: 'Le hall', url: absoluteUrl('/blog/hall') },
  ]);
});

test('the server-rendered blog with a category in the URL lists only the articles of the category', async () => {
  const { body } = await serverPage('/blog?categorie=Exp%C3%A9riences');
  expect(body).toContain('href="/blog/train"');
  expect(body).not.toContain('href="/blog/hall"');
});

test.each(['/blog', '/blog/train'])(
  'the server’s rendering of %s ends with status 500 when the articles cannot be read',
  async (path) => {
    failReads('blog_posts');
    expect((await serverPage(path)).status).toBe(500);
  },
);

test('a server-rendered article has its sanitised content and links to its neighbours', async () => {
  const { status, html, body } = await serverPage('/blog/train');
  expect(status).toBe(200);
  // Neither the list of articles nor a view of that list is sent with an article.
  expect(sentQueries(html).filter((key) => key.includes('posts'))).toEqual([
    '["posts","detail","train"]',
    '["posts","around","train"]',
  ]);
  expect(body).toContain('<h2>Cabine 7</h2><p>Minuit</p>');
  expect(body).not.toContain('onerror');
  expect(body).not.toContain('onclick');
  expect(body).toContain('href="/blog/hall"');
});

test('a server-rendered article links to the hotels that it names, and sends no list of hotels', async () => {
  publish('hotels', [
    buildHotel({ id: 'lac', name: 'Grand Hôtel du Lac' }),
    buildHotel({ id: 'palazzo', name: 'Palazzo Ginevra' }),
    buildHotel({ id: 'villa', name: 'Villa Ornavento' }),
  ]);
  const content = '<p>Au Palazzo Ginevra, ou <a href="/hotels/lac">au bord du lac</a>.</p>';
  publish('blog_posts', [{ ...TRAIN, content }]);
  const { html, body } = await serverPage('/blog/train');
  const [, list = ''] = body.split('Dans ce récit</h2>');
  expect(list.match(/(?<=href=")\/hotels\/[^"]+/g)).toEqual(['/hotels/lac', '/hotels/palazzo']);
  expect(html).not.toContain('Villa Ornavento');
  failReads('hotels');
  expect((await serverPage('/blog/train')).status).toBe(200);
  expect(takeReports()).toContain('La liste des hôtels n’a pas pu être lue');
});

test('a server-rendered article has the meta tags and the structured data of an article', async () => {
  const { head, data } = await serverPage('/blog/train');
  expect(head).toContain('property="og:type" content="article"');
  expect(head).toContain('name="description" content="Onze cabines."');
  expect(head).toContain(`href="${absoluteUrl('/blog/train')}"`);
  expect(data).toMatchObject([
    {
      '@type': 'BlogPosting',
      url: absoluteUrl('/blog/train'),
      headline: 'Le train </script> de nuit',
      description: 'Onze cabines.',
      image: absoluteUrl('/art/article-train-de-nuit-1920.webp'),
      datePublished: '2026-10-12T06:30:00.000Z',
      author: { '@type': 'Person', name: 'Hélène Marsan' },
      publisher: {
        '@type': 'Organization',
        name: 'Grand Séjour',
        logo: absoluteUrl('/icons/icon-512.png'),
      },
      articleSection: 'Expériences',
      keywords: 'Trains, Alpes',
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Accueil', item: absoluteUrl('/') },
        { position: 2, name: 'Blog', item: absoluteUrl('/blog') },
        { position: 3, name: TRAIN.title, item: absoluteUrl('/blog/train') },
      ],
    },
  ]);
});

test('photos of an article have their alternative text and caption, as the hero picture and within the text', async () => {
  const stem = '/media/0123456789abcdef01234567';
  const address = `${stem}-1280.webp#w=2560&h=1920&x=30&y=65&a=Une%20barque&k=Le%20quai.`;
  const content = `<figure><img src="${address.replaceAll('&', '&amp;')}"></figure>`;
  publish('blog_posts', [{ ...TRAIN, image: address, content }]);
  const { body, data } = await serverPage('/blog/train');
  const [hero = '', inText = ''] = body.match(/<img[^>]*alt="Une barque"[^>]*>/g) ?? [];
  expect(hero).toContain('elementtiming="hero"');
  expect(body).toContain('Le quai.');
  expect(inText).toContain('width="2560" height="1920"');
  expect(inText).toContain(`src="${stem}-1280.webp"`);
  expect(inText).toContain('loading="lazy"');
  expect(data[0].image).toBe(absoluteUrl(`${stem}-1920.webp`));
});

test('the structured data of an article omit fields without a value, and name the site as the author of an article without one', async () => {
  publish('blog_posts', [aPost({ id: 'nu 7?' })]);
  const { data } = await serverPage('/blog/nu%207%3F');
  expect(data[0].author).toMatchObject({ '@type': 'Organization', name: 'Grand Séjour' });
  expect(data[0].url).toBe(absoluteUrl('/blog/nu%207%3F'));
  for (const field of ['description', 'image', 'datePublished', 'dateModified', 'keywords']) {
    expect(data[0]).not.toHaveProperty(field);
  }
});

test('the page of an unknown article answers 404, with noindex and the title « Article non trouvé »', async () => {
  const { status, head, body, data } = await serverPage('/blog/inconnu');
  expect(status).toBe(404);
  expect(data).toEqual([]);
  expect(head).toContain('Article non trouvé | Grand Séjour</title>');
  expect(head).toContain('content="noindex"');
  expect(body).toContain('Article non trouvé</h1>');
});

const LONG = Array.from({ length: 1_001 }, (_, index) =>
  aPostSummary({
    id: `article-${index}`,
    title: `Article ${index}`,
    category: index % 2 === 0 ? 'Guides' : 'Culture',
  }),
);

const links = (html: string) =>
  new Set([...html.matchAll(/ href="\/blog\/([^"]+)"/g)].map(([, id]) => id));
const canonical = (head: string) => /rel="canonical" href="([^"]+)"/.exec(head)?.[1];

test.each(['/', '/blog', '/blog?page=3'])(
  'the HTML of the page %s stays below 300,000 characters with 1,001 articles',
  async (path) => {
    publish('blog_posts', LONG);
    const { status, html } = await serverPage(path);
    expect(status).toBe(200);
    expect(html.length).toBeLessThan(300_000);
  },
);

test('the numbered pages of /blog together link to every article; those of a category link to no article of another category', async () => {
  publish('blog_posts', LONG);
  const found = new Set<string | undefined>();
  for (let page = 1; page <= 17; page += 1) {
    const { head, body } = await serverPage(`/blog?page=${page}`);
    for (const id of links(body)) found.add(id);
    expect(head).toContain(page === 1 ? 'Blog | ' : `>Blog – page ${page} | Grand Séjour</title>`);
    expect(canonical(head)).toBe(absoluteUrl(page === 1 ? '/blog' : `/blog?page=${page}`));
  }
  expect(found.size).toBe(LONG.length);
  const { body } = await serverPage('/blog?categorie=Culture&page=2');
  expect(links(body).has('article-2')).toBe(false);
  expect(body).toContain('href="/blog?categorie=Culture&amp;page=3#articles"');
});

test('a page number in the URL of /blog changes nothing when all articles fit one page', async () => {
  publish('blog_posts', LONG.slice(0, 3));
  const { head, body } = await serverPage('/blog');
  const paged = await serverPage('/blog?page=2');
  expect(canonical(paged.head)).toBe(canonical(head));
  expect(paged.body).toBe(body);
  expect(body).not.toContain('page=');
});
