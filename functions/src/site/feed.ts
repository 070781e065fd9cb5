import type { Firestore } from 'firebase-admin/firestore';
import { ENTITIES } from '../../../src/domain/admin/entities.ts';
import type { BlogPost } from '../../../src/domain/blog/blog-post.ts';
import { BRAND, TAGLINE } from '../../../src/domain/site/brand.ts';
import { articlePath } from '../../../src/domain/site/record-paths.ts';
import { changedOf, pictureUrl, published, readRecords } from './read-published.ts';
import { element, textElement, xmlDocument } from './xml.ts';

const LENGTH = 20;
/** Date of a feed without articles. */
const NEVER = '1970-01-01T00:00:00.000Z';

const updatedOf = (post: BlogPost) => changedOf(post) ?? NEVER;

function entry(origin: string, post: BlogPost): string {
  const url = `${origin}${articlePath(post.id)}`;
  const picture = post.image && pictureUrl(origin, post.image);
  return element(
    'entry',
    {},
    [
      textElement('id', url),
      textElement('title', post.title),
      element('link', { href: url }),
      picture ? element('link', { rel: 'enclosure', href: picture }) : '',
      textElement('published', post.created_at ?? NEVER),
      textElement('updated', updatedOf(post)),
      element('author', {}, textElement('name', post.author ?? BRAND)),
      textElement('summary', post.excerpt ?? ''),
    ].join(''),
  );
}

/** Writes the newest articles as an Atom feed (RFC 4287). Rejects when Firestore is unreachable. */
export async function feed(db: Firestore, origin: string): Promise<string> {
  const { articles } = ENTITIES;
  const newest = published(db, articles).orderBy('created_at', 'desc').limit(LENGTH);
  const posts = await readRecords(newest, articles);
  const content = [
    textElement('id', `${origin}/blog`),
    textElement('title', `Le journal de ${BRAND}`),
    textElement('subtitle', TAGLINE),
    textElement('updated', posts.map(updatedOf).sort().at(-1) ?? NEVER),
    element('link', { rel: 'self', href: `${origin}/feed.xml` }),
    element('link', { href: `${origin}/blog` }),
    ...posts.map((post) => `\n${entry(origin, post)}`),
  ];
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'fr' };
  return xmlDocument(element('feed', attributes, content.join('')));
}
