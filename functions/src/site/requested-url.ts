import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import * as v from 'valibot';
import { CONTENT_ENTITIES } from '../../../src/domain/admin/entities.ts';
import { type ContentEntity, publicPath } from '../../../src/domain/entity/entity.ts';
import { normalisePath, REDIRECTION_FIELDS } from '../../../src/domain/redirection/redirection.ts';
import { STATIC_PAGE_PATHS } from '../../../src/domain/seo/site-pages.ts';
import { CACHE_BYPASS_PARAMS, CACHE_KEY_PARAMS } from '../../../src/domain/site/cached-page.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isDocumentId } from '../../../src/domain/site/record-paths.ts';
import {
  STATIC_FILE_PATH_PATTERN,
  TOKEN_PAGE_PATH_PATTERN,
} from '../../../src/domain/site/site-paths.ts';
import { cleanLine } from '../../../src/domain/text/clean-text.ts';
import { slugify } from '../../../src/domain/text/fold-text.ts';
import { anonymiseErrorText } from '../error-text.ts';
import { openFirestore } from '../firebase.ts';
import { isDeleted, pageKeyField } from '../firestore-values.ts';

export const PAGE_URL_PARAMS = ['intro', ...CACHE_BYPASS_PARAMS, ...CACHE_KEY_PARAMS, 'comparer'];

const ORIGIN = 'http://localhost';

type RequestedUrl =
  | { kind: 'page'; url: URL; isPrivate: boolean }
  | { kind: 'file' }
  | { kind: 'moved'; to: string }
  | { kind: 'bad' };

function pageSearch(search: URLSearchParams): string {
  const knownParams = PAGE_URL_PARAMS.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(knownParams).toString();
}

/**
 * Tells by its path and query, which may be malformed, what an HTTP request asks for. Refuses paths that begin with
 * `//` or `/\`, which would name another host.
 */
export function classifyRequestUrl(path: string): RequestedUrl {
  if (/^[/\\]{2}/.test(path) || !URL.canParse(path, ORIGIN)) return { kind: 'bad' };
  const requested = new URL(path, ORIGIN);
  if (!/^https?:$/.test(requested.protocol) || requested.pathname.startsWith('//'))
    return { kind: 'bad' };
  // Drops the host: an absolute URL, or two slashes with a tab between, would name another host than this site.
  const url = new URL(requested.pathname + requested.search, ORIGIN);
  if (STATIC_FILE_PATH_PATTERN.test(url.pathname)) return { kind: 'file' };
  const plain = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (plain !== url.pathname) return { kind: 'moved', to: `${plain}${url.search}` };
  const isPrivate = TOKEN_PAGE_PATH_PATTERN.test(url.pathname);
  if (!isPrivate) url.search = pageSearch(url.searchParams);
  return { kind: 'page', url, isPrivate };
}

const RECORD_PAGE = /^(\/[a-z]+)\/(.{1,500})$/i;
/** Matches the end of a badly copied URL, from the first character that belongs to the sentence or mail around it. */
const SENTENCE = /[?#&<>"«»“”*|()[\]{},;!=%].*$|[.:…]\s.*$/s;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Returns the ids or slugs that a badly copied text may mean, the likeliest first: `Anse-Rose).` gives `Anse-Rose` too. */
function likelyIds(text: string): string[] {
  const cleaned = cleanLine(text).replace(AROUND, '').replace(SENTENCE, '').replace(AROUND, '');
  const [firstWord = ''] = cleaned.split(' ');
  return [...new Set([text, cleaned, slugify(cleaned), slugify(firstWord)])].filter(isDocumentId);
}

/** Returns the paths that a path with a badly copied end may mean, the likeliest first: `/contact).` gives `/contact` too. */
function likelyPaths(path: string): string[] {
  const start = path.lastIndexOf('/') + 1;
  const likely = likelyIds(path.slice(start)).map((id) => path.slice(0, start) + id);
  return [...new Set([path, ...likely])];
}

const isGoneRecord = (record: DocumentSnapshot): boolean =>
  isDeleted(record) && record.get('was_shown') === true;

/**
 * Finds the published record whose id or slug was badly copied: tries all possible ids in one query. `isGone` is true if
 * a deleted record that visitors could see has such an id.
 */
async function findRecord(db: Firestore, entity: ContentEntity, copiedId: string) {
  const { collection, page, shownBy } = entity;
  const keys = likelyIds(copiedId);
  if (keys.length === 0) return { path: undefined, isGone: false };
  const { docs } = await db.collection(collection).where(pageKeyField(entity), 'in', keys).get();
  const rank = (record: DocumentSnapshot) =>
    keys.indexOf(page.by === 'id' ? record.id : String(record.get(page.by)));
  const [path] = docs
    .toSorted((a, b) => rank(a) - rank(b))
    .filter((record) => record.get(shownBy) === true)
    .map((record) => publicPath(entity, { ...record.data(), id: record.id }))
    .filter((found) => found !== `${page.prefix}/${encodeURIComponent(copiedId)}`);
  return { path, isGone: docs.some(isGoneRecord) };
}

/** Returns where a stored redirection from one of these paths leads, by preference from the first; undefined without one. */
async function findRedirection(db: Firestore, paths: string[]): Promise<string | undefined> {
  const validPaths = paths.filter((path) => v.is(REDIRECTION_FIELDS.from, path));
  if (validPaths.length === 0) return undefined;
  const redirections = db.collection(COLLECTIONS.redirections);
  const { docs } = await redirections.where('from', 'in', validPaths).get();
  const isLive = (record: DocumentSnapshot) =>
    !isDeleted(record) && v.is(REDIRECTION_FIELDS.to, record.get('to'));
  const rank = (record: DocumentSnapshot) => validPaths.indexOf(record.get('from'));
  const [redirection] = docs.filter(isLive).toSorted((a, b) => rank(a) - rank(b));
  return redirection?.get('to');
}

/**
 * Replaces a 404 by a 301 for a former or badly copied URL, else by a 410 for a deleted record that visitors could see.
 */
export async function replaceNotFoundResponse(
  { pathname, search }: URL,
  page: Response,
): Promise<Response> {
  const [, prefix, id = ''] = RECORD_PAGE.exec(pathname) ?? [];
  const entity = CONTENT_ENTITIES.find(
    (candidate) => candidate.page.prefix === prefix?.toLowerCase(),
  );
  const path = normalisePath(pathname);
  if (page.status !== 404 || path === '') return page;
  try {
    const db = await openFirestore();
    const paths = likelyPaths(path);
    const likelyPage = entity
      ? await findRecord(db, entity, decodeURIComponent(id))
      : { path: paths.find((likely) => STATIC_PAGE_PATHS.includes(likely)), isGone: false };
    const to = likelyPage.path ?? (await findRedirection(db, paths));
    if (!to && !likelyPage.isGone) return page;
    if (!to) return new Response(page.body, { status: 410, headers: page.headers });
    const target = /^\/[^?#]*$/.test(to) ? to + search : to;
    const Location = encodeURI(target).replaceAll('%25', '%');
    return new Response(null, { status: 301, headers: { Location } });
  } catch (error) {
    logger.error('looking for a missing page failed', {
      pathname,
      error: anonymiseErrorText(error),
    });
    return page;
  }
}
