import type { Firestore } from 'firebase-admin/firestore';
import { ENTITIES } from '../../../src/domain/admin/entities.ts';
import type { BlogPost } from '../../../src/domain/blog/blog-post.ts';
import { BRAND, TAGLINE } from '../../../src/domain/site/brand.ts';
import { largeImage } from '../../../src/domain/site/image-url.ts';
import { articlePath } from '../../../src/domain/site/record-paths.ts';
import { changedOf, published, readRecords } from './read-published.ts';
import { element, escapeXml, textElement, xmlDocument } from './xml.ts';

const LENGTH = 20;
/** Without any article there is nothing that changed. */
const NEVER = '1970-01-01T00:00:00.000Z';

const link = (rel: string, href: string, type: string) => element('link', { rel, href, type });
const updatedOf = (post: BlogPost) => changedOf(post) ?? NEVER;

/** What readers show: the picture and the whole excerpt, as escaped HTML. */
function contentOf(origin: string, url: string, { title, excerpt, image }: BlogPost): string {
  const large = largeImage(image ?? '');
  const source = large.startsWith('/') ? `${origin}${large}` : large;
  const picture = source === '' ? '' : `<p>${element('img', { src: source, alt: '' })}</p>`;
  const text = excerpt === null ? '' : `<p>${escapeXml(excerpt)}</p>`;
  const more = `<p>${element('a', { href: url }, escapeXml(`Lire «\u202f${title}\u202f»`))}</p>`;
  return textElement('content', picture + text + more, { type: 'html' });
}

function entry(origin: string, post: BlogPost): string {
  const url = `${origin}${articlePath(post.id)}`;
  const { title, excerpt, author, category, tags, created_at } = post;
  const terms = [category, ...(tags ?? [])].filter((term) => term !== null);
  return element(
    'entry',
    {},
    [
      textElement('id', url),
      textElement('title', title),
      link('alternate', url, 'text/html'),
      textElement('published', created_at ?? NEVER),
      textElement('updated', updatedOf(post)),
      element('author', {}, textElement('name', author ?? BRAND)),
      ...terms.map((term) => element('category', { term })),
      excerpt === null ? '' : textElement('summary', excerpt),
      contentOf(origin, url, post),
    ].join(''),
  );
}

/**
 * Writes the newest articles of the journal as an Atom feed (RFC 4287). Rejects when Firestore is
 * unreachable.
 */
export async function feed(db: Firestore, origin: string): Promise<string> {
  const { articles } = ENTITIES;
  const newest = published(db, articles).orderBy('created_at', 'desc').limit(LENGTH);
  const posts = await readRecords(newest, articles);
  const content = [
    textElement('id', `${origin}/blog`),
    textElement('title', `Le journal de ${BRAND}`),
    textElement('subtitle', TAGLINE),
    textElement('updated', posts.map(updatedOf).sort().at(-1) ?? NEVER),
    link('self', `${origin}/feed.xml`, 'application/atom+xml'),
    link('alternate', `${origin}/blog`, 'text/html'),
    element('author', {}, textElement('name', BRAND)),
    textElement('icon', `${origin}/icons/icon-192.png`),
    ...posts.map((post) => `\n${entry(origin, post)}`),
  ];
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'fr' };
  return xmlDocument(element('feed', attributes, content.join('')));
}
