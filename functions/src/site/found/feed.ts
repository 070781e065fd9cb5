import { BRAND, TAGLINE } from '../../../../src/domain/site/brand.ts';
import { largeImage } from '../../../../src/domain/site/image-url.ts';
import { articlePath } from '../../../../src/domain/site/record-paths.ts';
import type { FeedPost } from './published.ts';
import { newest } from './sitemap.ts';
import { element, escapeXml, textElement, xmlDocument } from './xml.ts';

/** Without any article there is nothing that changed. */
const NEVER = '1970-01-01T00:00:00.000Z';

const link = (rel: string, href: string, type: string) => element('link', { rel, href, type });

/** What readers show: the picture and the whole excerpt, as escaped HTML. */
function contentOf(origin: string, url: string, { title, excerpt, image }: FeedPost): string {
  const large = largeImage(image ?? '');
  const source = large.startsWith('/') ? `${origin}${large}` : large;
  const picture = source === '' ? '' : `<p>${element('img', { src: source, alt: '' })}</p>`;
  const text = excerpt === null ? '' : `<p>${escapeXml(excerpt)}</p>`;
  const more = `<p>${element('a', { href: url }, escapeXml(`Lire «\u202f${title}\u202f»`))}</p>`;
  return textElement('content', picture + text + more, { type: 'html' });
}

function entry(origin: string, post: FeedPost): string {
  const url = `${origin}${articlePath(post.id)}`;
  const { title, excerpt, author, category, tags, published, updated } = post;
  const terms = category === null ? tags : [category, ...tags];
  return element(
    'entry',
    {},
    [
      textElement('id', url),
      textElement('title', title),
      link('alternate', url, 'text/html'),
      textElement('published', published),
      textElement('updated', updated),
      element('author', {}, textElement('name', author ?? BRAND)),
      ...terms.map((term) => element('category', { term })),
      excerpt === null ? '' : textElement('summary', excerpt),
      contentOf(origin, url, post),
    ].join(''),
  );
}

/** The journal's articles, newest first, as an Atom feed (RFC 4287). */
export function feed(origin: string, posts: readonly FeedPost[]): string {
  const updated = newest(posts.map((post) => post.updated)) ?? NEVER;
  const head = [
    textElement('id', `${origin}/blog`),
    textElement('title', `Le journal de ${BRAND}`),
    textElement('subtitle', TAGLINE),
    textElement('updated', updated),
    link('self', `${origin}/feed.xml`, 'application/atom+xml'),
    link('alternate', `${origin}/blog`, 'text/html'),
    element('author', {}, textElement('name', BRAND)),
    textElement('icon', `${origin}/icons/icon-192.png`),
  ];
  const entries = posts.map((post) => entry(origin, post));
  return xmlDocument(
    element(
      'feed',
      { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'fr' },
      `${head.join('')}\n${entries.join('\n')}`,
    ),
  );
}
