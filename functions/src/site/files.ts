import type { Firestore } from 'firebase-admin/firestore';
import { HEALTH_API } from '../../../src/domain/admin/health.ts';
import { database } from '../firebase.ts';
import { siteRequest } from '../http.ts';
import { answerFrom, type FileRequest, plain, resultCache, send } from './answers.ts';
import { feed, sitemap } from './feeds.ts';
import { health, WELL } from './health.ts';
import { siteUrl } from './site-settings.ts';

/** Fresh for 10 minutes in the CDN, then stale for up to an hour while the CDN revalidates. */
const CACHE = 'public, max-age=0, s-maxage=600, stale-while-revalidate=3600';

const FILES = new Map([
  ['/sitemap.xml', { type: 'application/xml; charset=UTF-8', cache: CACHE, write: sitemap }],
  ['/feed.xml', { type: 'application/atom+xml; charset=UTF-8', cache: CACHE, write: feed }],
  [
    HEALTH_API,
    { type: 'application/json', cache: 'no-store', write: (db: Firestore) => health(db) },
  ],
]);

/** Generates each file at most once a minute, whatever the query string. */
const written = resultCache<string>(3, 60_000);

export const answerFile = (request: FileRequest, db: () => Promise<Firestore>, origin: string) =>
  answerFrom(request, async () => {
    const file = FILES.get(request.path);
    if (file === undefined) return plain(404, 'Fichier introuvable');
    const write = async () => file.write(await db(), origin);
    const body = await written.forceFetch(request.path, { context: write });
    const headers = { 'Content-Type': file.type, 'Cache-Control': file.cache };
    const isLate = request.path === HEALTH_API && body !== WELL;
    return { status: isLate ? 503 : 200, headers, body };
  });

export const siteFiles = siteRequest({}, async (request, response) =>
  send(response, await answerFile(request, database, siteUrl())),
);
