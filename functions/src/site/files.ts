import type { Firestore } from 'firebase-admin/firestore';
import { MAILED } from '../../../src/domain/site/collections.ts';
import { database } from '../firebase.ts';
import { siteRequest } from '../http.ts';
import { answerFrom, type FileRequest, plain, resultCache, send } from './answers.ts';
import { feed, sitemap } from './feeds.ts';
import { siteUrl } from './site-settings.ts';

/** The tick retries every 4 minutes: a mail that is 15 minutes late is stuck. */
const LATE_MS = 15 * 60_000;

/** Checks that Firestore answers and mails are sent. @throws Error when a mail is late */
export async function health(db: Firestore): Promise<string> {
  const since = new Date(Date.now() - LATE_MS);
  for (const name of MAILED) {
    const late = db.collection(name).where('mail_due_at', '<=', since);
    if (!(await late.limit(1).select().get()).empty) throw new Error('a mail is late');
  }
  return '{"status":"ok"}';
}

/** Fresh for 10 minutes in the CDN, then stale for up to an hour while the CDN revalidates. */
const CACHE = 'public, max-age=0, s-maxage=600, stale-while-revalidate=3600';

const FILES = new Map([
  ['/sitemap.xml', { type: 'application/xml; charset=UTF-8', cache: CACHE, write: sitemap }],
  ['/feed.xml', { type: 'application/atom+xml; charset=UTF-8', cache: CACHE, write: feed }],
  ['/api/health', { type: 'application/json', cache: 'no-store', write: health }],
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
    return { status: 200, headers, body };
  });

export const siteFiles = siteRequest({}, async (request, response) =>
  send(response, await answerFile(request, database, siteUrl())),
);
