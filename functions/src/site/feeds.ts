import type { Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { CONTENT_ENTITIES, ENTITIES } from '../../../src/domain/admin/entities.ts';
import { type ContentEntity, publicPath } from '../../../src/domain/entity/entity.ts';
import { largestPictureUrl } from '../../../src/domain/media/picture-urls.ts';
import { findLastChangeTime } from '../../../src/domain/seo/entity-seo.ts';
import { PAGE_SLUGS, pagePath, SITE_PAGES } from '../../../src/domain/seo/site-pages.ts';
import { BRAND, TAGLINE } from '../../../src/domain/site/brand.ts';
import { cleanLine } from '../../../src/domain/text/clean-text.ts';
import { splitIntoChunks } from '../../../src/domain/text/split-into-chunks.ts';
import { escapeXml } from './escape-xml.ts';
import { publishedRecordsQuery, readRecordsWithoutHtml } from './published-records.ts';

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const START = '<?xml version="1.0" encoding="UTF-8"?>';
/** A sitemap may list at most 50,000 URLs (sitemaps.org). */
const MAX_ADDRESSES = 50_000;
const INDEXED = PAGE_SLUGS.filter((slug) => !SITE_PAGES[slug].noindex);

const Listed = v.looseObject({
  created_at: v.nullable(v.string()),
  updated_at: v.nullable(v.string()),
  gallery: v.optional(v.array(v.object({ url: v.string() })), []),
});

type Page = { path: string; changed: string | null; pictures?: readonly string[] };

/** Returns the full URL of a picture's largest file. */
const pictureUrl = (origin: string, picture: string): string =>
  largestPictureUrl(picture).replace(/^(?=\/)/, origin);

/** The root element also declares the image extension of sitemaps (Google Search Central, « Image sitemaps »). */
const sitemapFile = (kind: string, entries: readonly string[]) => `${START}
<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</${kind}>
`;

/** Writes the sitemap as one file or, beyond 50,000 pages, as an index with its parts. @returns the files by path */
export function splitIntoSitemapFiles(
  origin: string,
  pages: readonly Page[],
): Record<string, string> {
  const entries = pages.map(({ path, changed, pictures = [] }) => {
    const lastmod = changed === null ? '' : element('lastmod', changed);
    const images = pictures.map(
      (picture) =>
        `<image:image>${element('image:loc', pictureUrl(origin, picture))}</image:image>`,
    );
    return `<url>${element('loc', `${origin}${path}`)}${lastmod}${images.join('')}</url>`;
  });
  const parts = splitIntoChunks(entries, MAX_ADDRESSES).map((part) => sitemapFile('urlset', part));
  if (parts.length < 2) return { '/sitemap.xml': parts.join() };
  const paths = parts.map((_, index) => `/sitemap-${index + 1}.xml`);
  const sitemaps = paths.map((path) => `<sitemap>${element('loc', `${origin}${path}`)}</sitemap>`);
  return {
    '/sitemap.xml': sitemapFile('sitemapindex', sitemaps),
    ...Object.fromEntries(parts.map((part, index) => [paths[index], part])),
  };
}

/** Writes the sitemap of all pages that search engines may index. Rejects when Firestore is unreachable. */
export async function composeSitemap(db: Firestore, origin: string) {
  const records = await Promise.all(
    CONTENT_ENTITIES.map(async (entity) => {
      const published = await readRecordsWithoutHtml(publishedRecordsQuery(db, entity), entity);
      return v.parse(v.array(Listed), published).map((record) => {
        const gallery = record.gallery.map(({ url }) => url);
        const { image } = entity.page.card(record);
        const pictures = image === null ? gallery : [image, ...gallery];
        return { path: publicPath(entity, record), changed: findLastChangeTime(record), pictures };
      });
    }),
  );
  const listed = INDEXED.map((slug): Page => ({ path: pagePath(slug), changed: null }));
  return splitIntoSitemapFiles(origin, [...listed, ...records.flat()]);
}

const LENGTH = 20;
const NEVER = '1970-01-01T00:00:00.000Z';

/** Sets equal times in a feed one second apart, in the order of the feed, because feed readers sort its items by time. */
function spreadEqualInstants(instants: readonly (string | null)[]): string[] {
  const usedSeconds = new Set<number>();
  return instants.map((instant) => {
    let second = Math.floor(Date.parse(instant ?? NEVER) / 1000);
    while (usedSeconds.has(second)) second -= 1;
    usedSeconds.add(second);
    return new Date(second * 1000).toISOString();
  });
}

/** Reads the newest articles and newsletters, with the paths of their pages. Rejects when Firestore is unreachable. */
async function readNewest(db: Firestore) {
  const { articles, letters } = ENTITIES;
  const newest = (entity: ContentEntity) =>
    publishedRecordsQuery(db, entity).orderBy('created_at', 'desc').limit(LENGTH);
  const letterItems = (await readRecordsWithoutHtml(newest(letters), letters)).map((letter) => {
    const { subject: title, preheader: excerpt } = letter;
    const { image } = letters.page.card(letter);
    return { ...letter, title, excerpt, author: null, image, path: publicPath(letters, letter) };
  });
  const posts = await readRecordsWithoutHtml(newest(articles), articles);
  const articleItems = posts.map((post) => ({ ...post, path: publicPath(articles, post) }));
  return [...articleItems, ...letterItems]
    .sort((a, b) => (b.created_at ?? NEVER).localeCompare(a.created_at ?? NEVER))
    .slice(0, LENGTH);
}

/** Writes the newest articles and newsletters as an Atom feed (RFC 4287), with pictures (Media RSS). */
export async function composeAtomFeed(db: Firestore, origin: string) {
  const posts = await readNewest(db);
  const published_at = spreadEqualInstants(posts.map(({ created_at }) => created_at));
  const updated_at = spreadEqualInstants(posts.map(findLastChangeTime));
  const entries = posts.map(({ path, title, author, excerpt, image }, index) => {
    const url = `${origin}${path}`;
    const picture = image && escapeXml(pictureUrl(origin, image));
    return `<entry>
${element('id', url)}
${element('title', title)}
<link href="${escapeXml(url)}"/>
${element('published', published_at[index] ?? NEVER)}
${element('updated', updated_at[index] ?? NEVER)}
<author>${element('name', author ?? BRAND)}</author>
${excerpt === null ? '' : element('summary', excerpt)}
${picture ? `<media:content medium="image" url="${picture}"/>` : ''}
</entry>
`;
  });
  const file = `${START}
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/" xml:lang="fr">
${element('id', `${origin}/blog`)}
${element('title', `Le journal de ${BRAND}`)}
${element('subtitle', TAGLINE)}
${element('updated', updated_at.sort().at(-1) ?? NEVER)}
<link rel="self" href="${escapeXml(origin)}/feed.xml"/>
<link href="${escapeXml(origin)}/blog"/>
${entries.join('')}</feed>
`;
  return { '/feed.xml': file };
}

/** Writes the summary of the site for language models (llmstxt.org). Rejects when Firestore is unreachable. */
export async function composeLlmsTxt(db: Firestore, origin: string) {
  const link = (path: string | null, title: string, text: string | null) =>
    `- [${title.replace(/[[\]\\]/g, '\\$&')}](${origin}${path})${text ? `\u00a0: ${cleanLine(text)}` : ''}`;
  const newest = await readNewest(db);
  const pages = INDEXED.map((slug) =>
    link(pagePath(slug), SITE_PAGES[slug].name, SITE_PAGES[slug].description),
  );
  const file = `# ${BRAND}

> ${TAGLINE}

Toutes les pages, avec la date de leur dernier changement\u00a0: ${origin}/sitemap.xml

## Rubriques

${pages.join('\n')}

## Articles et lettres, du plus récent au plus ancien

${newest.map(({ path, title, excerpt }) => link(path, title, excerpt)).join('\n')}
`;
  return { '/llms.txt': file };
}
