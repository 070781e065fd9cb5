import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  ENTITIES,
  type Entity,
  publicPage,
  WITH_PAGE,
} from '../../../src/domain/admin/entities.ts';
import type { BlogPost } from '../../../src/domain/blog/blog-post.ts';
import { fieldOf } from '../../../src/domain/schema/field.ts';
import { changedOf } from '../../../src/domain/seo/entity-seo.ts';
import { BRAND, TAGLINE } from '../../../src/domain/site/brand.ts';
import { articlePath } from '../../../src/domain/site/record-paths.ts';
import { pictureUrl, published, readRecords } from './read-published.ts';
import { element, textElement, xmlDocument } from './xml.ts';

/** A sitemap may list at most 50,000 URLs (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

const Listed = v.looseObject({
  created_at: v.nullable(v.string()),
  updated_at: v.nullable(v.string()),
});
/** The pictures of a field: a single picture or a gallery. */
const Pictures = v.union([
  v.pipe(
    v.string(),
    v.transform((url) => [url]),
  ),
  v.array(
    v.pipe(
      v.object({ url: v.string() }),
      v.transform(({ url }) => url),
    ),
  ),
]);

const picturesOf = ({ fields }: Entity, record: object): string[] =>
  Object.entries(fields)
    .filter(([, field]) => ['picture', 'gallery'].includes(fieldOf(field)?.kind ?? ''))
    .flatMap(([name]) => v.parse(v.fallback(Pictures, []), Reflect.get(record, name)));

/** Writes the sitemap of all pages that search engines may index. Rejects when Firestore is unreachable. */
export async function sitemap(db: Firestore, origin: string): Promise<string> {
  const lists = await Promise.all(
    WITH_PAGE.map(async (entity) => {
      const records = await readRecords(published(db, entity), entity);
      return { entity, records: v.parse(v.array(Listed), records) };
    }),
  );
  /** Returns when a list page last changed: when the newest record that it shows did. */
  const newest = (...shown: Entity[]): string | null =>
    lists
      .filter(({ entity }) => shown.includes(entity))
      .flatMap(({ records }) => records.map(changedOf))
      .reduce((one, other) => ((one ?? '') > (other ?? '') ? one : other), null);
  const page = (path: string, changed: string | null = null, images: readonly string[] = []) => {
    const lastmod = changed === null ? '' : textElement('lastmod', changed);
    const pictures = images
      .map((image) => textElement('image:loc', pictureUrl(origin, image)))
      .map((location) => element('image:image', {}, location));
    return element(
      'url',
      {},
      [textElement('loc', `${origin}${path}`), lastmod, ...pictures].join(''),
    );
  };
  const { articles, hotels } = ENTITIES;
  const pages = [
    page('/', newest(hotels, articles)),
    page('/destinations', newest(hotels)),
    page('/blog', newest(articles)),
    page('/vacances-sur-mesure'),
    page('/about'),
    page('/contact'),
    ...lists.flatMap(({ entity, records }) =>
      records.map((record) =>
        page(publicPage(entity, record) ?? '', changedOf(record), picturesOf(entity, record)),
      ),
    ),
  ];
  return xmlDocument(element('urlset', NAMESPACES, pages.slice(0, MAX_ADDRESSES).join('\n')));
}

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
