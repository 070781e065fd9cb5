import type { Firestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/v2/https';
import { database } from '../../database.ts';
import { READER } from '../../service-accounts.ts';
import {
  type Answer,
  answerFrom,
  etagOf,
  type FileRequest,
  fileRequest,
  plain,
  send,
  tagged,
} from '../answers.ts';
import { siteUrl } from '../site-url.ts';
import { feed } from './feed.ts';
import { keptFor } from './kept-for.ts';
import { type FeedPost, listFeedPosts, listPublishedPages } from './published.ts';
import { type SitemapPage, sitemap, sitemapPages } from './sitemap.ts';

type SiteFile = { type: string; cache: string; body: string };

/** What the files are made of. */
export type FileSources = {
  /** The site's URL, without a final slash. */
  origin: string;
  db: () => Promise<Firestore>;
  pages: (read: () => Promise<SitemapPage[]>) => Promise<SitemapPage[]>;
  posts: (read: () => Promise<FeedPost[]>) => Promise<FeedPost[]>;
};

/** The CDN answers for an hour, and for a day while it asks again. */
const CDN_HOUR = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400';
const CDN_TEN_MINUTES = 'public, max-age=0, s-maxage=600, stale-while-revalidate=3600';

const XML = 'application/xml; charset=UTF-8';
const SITEMAP = /^\/sitemap(?:-([1-9]\d{0,4}))?\.xml$/;

/** The file at a path, null when there is none. Rejects when Firestore is unreachable. */
async function fileAt(path: string, sources: FileSources): Promise<SiteFile | null> {
  const { origin, db, pages, posts } = sources;
  if (path === '/feed.xml') {
    const body = feed(origin, await posts(async () => listFeedPosts(await db())));
    return { type: 'application/atom+xml; charset=UTF-8', cache: CDN_TEN_MINUTES, body };
  }
  const [found, part] = SITEMAP.exec(path) ?? [];
  if (found === undefined) return null;
  const listed = await pages(async () => sitemapPages(await listPublishedPages(await db())));
  const body = sitemap(origin, listed, part === undefined ? null : Number(part));
  return body === null ? null : { type: XML, cache: CDN_HOUR, body };
}

/** Answers a request for one of the files. Failures are never cached. */
export const answerFile = (request: FileRequest, sources: FileSources): Promise<Answer> =>
  answerFrom(request, async () => {
    const file = await fileAt(request.path, sources);
    if (file === null) return plain(404, 'Fichier introuvable');
    const ETag = etagOf(file.body);
    const headers = { 'Content-Type': file.type, 'Cache-Control': file.cache, ETag };
    return tagged(request, headers, () => file.body);
  });

/** A robot that reads the index asks for all parts at once: one reading answers it. */
const pages = keptFor<SitemapPage[]>(60_000);
const posts = keptFor<FeedPost[]>(60_000);

/** Answers /sitemap.xml and its parts, and /feed.xml. */
export const siteFiles = onRequest(
  { concurrency: 40, serviceAccount: READER },
  async (request, response) => {
    send(
      response,
      await answerFile(fileRequest(request), { origin: siteUrl(), db: database, pages, posts }),
    );
  },
);
