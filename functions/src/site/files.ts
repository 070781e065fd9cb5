import type { Firestore } from 'firebase-admin/firestore';
import { HEALTH_API } from '../../../src/domain/admin/health.ts';
import { database } from '../firebase.ts';
import { siteRequest } from '../http.ts';
import { answerFrom, type FileRequest, plain, resultCache, send } from './answers.ts';
import { feed, sitemap } from './feeds.ts';
import { health } from './health.ts';
import { siteUrl } from './site-settings.ts';

/** Fresh for 10 minutes in the CDN, then stale for up to an hour while the CDN revalidates. */
const CACHE = 'public, max-age=0, s-maxage=600, stale-while-revalidate=3600';

type WrittenFile = { status: number; body: string };

const written =
  (write: (db: Firestore, origin: string) => Promise<string>) =>
  async (db: Firestore, origin: string): Promise<WrittenFile> => ({
    status: 200,
    body: await write(db, origin),
  });

async function writeHealth(db: Firestore): Promise<WrittenFile> {
  const { late } = await health(db);
  if (late.length === 0) return { status: 200, body: JSON.stringify({ status: 'ok' }) };
  return { status: 503, body: JSON.stringify({ status: 'late', late }) };
}

const FILES = new Map([
  [
    '/sitemap.xml',
    { type: 'application/xml; charset=UTF-8', cache: CACHE, write: written(sitemap) },
  ],
  [
    '/feed.xml',
    { type: 'application/atom+xml; charset=UTF-8', cache: CACHE, write: written(feed) },
  ],
  [HEALTH_API, { type: 'application/json', cache: 'no-store', write: writeHealth }],
]);

/** Generates each file at most once a minute, whatever the query string. */
const files = resultCache<WrittenFile>(3, 60_000);

export const answerFile = (request: FileRequest, db: () => Promise<Firestore>, origin: string) =>
  answerFrom(request, async () => {
    const file = FILES.get(request.path);
    if (file === undefined) return plain(404, 'Fichier introuvable');
    const write = async () => file.write(await db(), origin);
    const { status, body } = await files.forceFetch(request.path, { context: write });
    const headers = { 'Content-Type': file.type, 'Cache-Control': file.cache };
    return { status, headers, body };
  });

export const siteFiles = siteRequest({}, async (request, response) =>
  send(response, await answerFile(request, database, siteUrl())),
);
