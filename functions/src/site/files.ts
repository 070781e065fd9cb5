import type { Firestore } from 'firebase-admin/firestore';
import { createLruCache, getOrMake } from '../../../src/data/server/lru-cache.ts';
import { HEALTH_API, type LateWorkKind } from '../../../src/domain/admin/health.ts';
import { openFirestore } from '../firebase.ts';
import { definePageOrFileEndpoint } from '../http.ts';
import { answerFileRequest, type FileRequest, type HttpAnswer, textAnswer } from './answers.ts';
import { composeAtomFeed, composeLlmsTxt, composeSitemap } from './feeds.ts';
import { findLateWork } from './health.ts';
import { composeRobotsTxt, ROBOTS_TXT_REWRITE_PATH } from './robots.ts';
import { siteUrl } from './site-settings.ts';

/**
 * Cache header of the sitemap, feed, llms.txt and robots.txt: fresh in the CDN for 10 minutes; for another hour, the
 * CDN may send the stale file while it asks for a new one.
 */
const CACHE = 'public, max-age=0, s-maxage=600, stale-while-revalidate=3600';

const FILES = new Map([
  ['/sitemap.xml', { type: 'application/xml; charset=UTF-8', write: composeSitemap }],
  ['/feed.xml', { type: 'application/atom+xml; charset=UTF-8', write: composeAtomFeed }],
  ['/llms.txt', { type: 'text/markdown; charset=UTF-8', write: composeLlmsTxt }],
  [ROBOTS_TXT_REWRITE_PATH, { type: 'text/plain; charset=UTF-8', write: composeRobotsTxt }],
]);

type OpenDatabase = () => Promise<Firestore>;

/** Time in ms for which an instance caches a file or the result of the health check, whatever the query string. */
const MINUTE_MS = 60_000;
const fileCache = createLruCache<Record<string, string>>(FILES.size, MINUTE_MS);
const healthCache = createLruCache<LateWorkKind[]>(1, MINUTE_MS);

async function answerHealth(db: OpenDatabase): Promise<HttpAnswer> {
  const late = await getOrMake(healthCache, 'health', async () => findLateWork(await db()));
  const isWell = late.length === 0;
  return {
    status: isWell ? 200 : 503,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
    body: JSON.stringify(isWell ? { status: 'ok' } : { status: 'late', late }),
  };
}

export const answerGeneratedFileRequest = (
  request: FileRequest,
  db: OpenDatabase,
  origin: string,
) =>
  answerFileRequest(request, async () => {
    if (request.path === HEALTH_API) return answerHealth(db);
    // The parts of a sitemap (`sitemap-2.xml`) are written and cached together with its index.
    const name = request.path.replace(/-\d+(?=\.xml$)/, '');
    const file = FILES.get(name);
    const files =
      file && (await getOrMake(fileCache, name, async () => file.write(await db(), origin)));
    const body = files?.[request.path];
    if (!file || body === undefined) return textAnswer(404, 'Fichier introuvable');
    return { status: 200, headers: { 'Content-Type': file.type, 'Cache-Control': CACHE }, body };
  });

export const siteFiles = definePageOrFileEndpoint({}, (request) =>
  answerGeneratedFileRequest(request, openFirestore, siteUrl()),
);
