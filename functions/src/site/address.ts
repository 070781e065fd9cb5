import type { DocumentData, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import * as v from 'valibot';
import { CONTENT_ENTITIES } from '../../../src/domain/admin/entities.ts';
import { type ContentEntity, publicPath } from '../../../src/domain/entity/entity.ts';
import { normalisePath, REDIRECTION_FIELDS } from '../../../src/domain/redirection/redirection.ts';
import { PAGE_PATHS } from '../../../src/domain/seo/site-pages.ts';
import { CACHE_KEY_PARAMS, UNCACHED_PAGE_PARAMS } from '../../../src/domain/site/cached-page.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { isDocumentId } from '../../../src/domain/site/record-paths.ts';
import { STATIC_FILE_PATHS, TOKEN_PAGE_PATHS } from '../../../src/domain/site/site-paths.ts';
import { cleanLine } from '../../../src/domain/text/clean-text.ts';
import { slugify } from '../../../src/domain/text/fold-text.ts';
import { safeErrorText } from '../error-text.ts';
import { database } from '../firebase.ts';
import { pageKeyField } from '../firestore-values.ts';

export const PAGE_URL_PARAMS = ['intro', ...UNCACHED_PAGE_PARAMS, ...CACHE_KEY_PARAMS, 'comparer'];

const ORIGIN = 'http://localhost';

type Address =
  | { kind: 'page'; url: URL; isPrivate: boolean }
  | { kind: 'file' }
  | { kind: 'moved'; to: string }
  | { kind: 'bad' };

function pageSearch(search: URLSearchParams): string {
  const known = PAGE_URL_PARAMS.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(known).toString();
}

/** Parses the path and query of a request, however malformed. Refuses `//` and `/\`, which would name another host. */
export function parseRequestUrl(path: string): Address {
  if (/^[/\\]{2}/.test(path) || !URL.canParse(path, ORIGIN)) return { kind: 'bad' };
  const asked = new URL(path, ORIGIN);
  if (!/^https?:$/.test(asked.protocol) || asked.pathname.startsWith('//')) return { kind: 'bad' };
  // Keeps only the path and query: an absolute URL, or two slashes with a tab between, would name another host.
  const url = new URL(asked.pathname + asked.search, ORIGIN);
  if (STATIC_FILE_PATHS.test(url.pathname)) return { kind: 'file' };
  const plain = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (plain !== url.pathname) return { kind: 'moved', to: `${plain}${url.search}` };
  const isPrivate = TOKEN_PAGE_PATHS.test(url.pathname);
  if (!isPrivate) url.search = pageSearch(url.searchParams);
  return { kind: 'page', url, isPrivate };
}

const RECORD_PAGE = /^(\/[a-z]+)\/(.{1,500})$/i;
/** Matches text that was copied along with a URL from a sentence or a mail. */
const SENTENCE = /[?#&<>"«»“”*|()[\]{},;!=%].*$|[.:…]\s.*$/s;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Returns the id or slug that a badly copied one stands for: `Anse-Rose).` gives `Anse-Rose`. */
const meantId = (asked: string): string =>
  cleanLine(asked).replace(AROUND, '').replace(SENTENCE, '').replace(AROUND, '');

/** Returns the ids or slugs that a badly copied text may mean, the likeliest first; its first word alone comes last. */
function meantIds(asked: string): string[] {
  const meant = meantId(asked);
  const [word = ''] = meant.split(' ');
  return [...new Set([asked, meant, slugify(meant), slugify(word)])].filter(isDocumentId);
}

const isGone = (record: DocumentSnapshot): boolean =>
  Boolean(record.get('deleted_at')) && record.get('was_shown') === true;

/** Finds the published record whose id or slug was badly copied: tries all possible ids in one query. */
async function findRecord(db: Firestore, entity: ContentEntity, asked: string) {
  const { collection, page, shownBy } = entity;
  const keys = meantIds(asked);
  if (keys.length === 0) return null;
  const { docs } = await db.collection(collection).where(pageKeyField(entity), 'in', keys).get();
  const rank = (record: DocumentSnapshot) =>
    keys.indexOf(page.by === 'id' ? record.id : String(record.get(page.by)));
  const [other] = docs
    .toSorted((one, another) => rank(one) - rank(another))
    .filter((record) => record.get(shownBy) === true)
    .map((record) => publicPath(entity, { ...record.data(), id: record.id }))
    .filter((path) => path !== `${page.prefix}/${encodeURIComponent(asked)}`);
  return other ?? (docs.some(isGone) ? 410 : null);
}

/** Returns the path of the fixed page that a badly copied path stands for: `/contact).` gives `/contact`. */
function findPage(path: string): string | null {
  const meant = [meantId(path), ...meantIds(path)].map((page) => `/${page}`);
  return PAGE_PATHS.find((page) => meant.includes(page)) ?? null;
}

/** Returns where a stored redirection from a path, even a badly copied path, leads; undefined without such a redirection. */
async function findRedirection(db: Firestore, path: string): Promise<string | undefined> {
  if (!v.is(REDIRECTION_FIELDS.from, path)) return undefined;
  const spelt = path.replace(/[^/]+$/, (id) => slugify(meantId(id)));
  const meant = [...new Set([path, `/${meantId(path)}`, spelt])];
  const found = db.collection(COLLECTIONS.redirections).where('from', 'in', meant);
  const records = (await found.get()).docs.map((one) => one.data());
  const isLive = ({ deleted_at, to }: DocumentData) =>
    !deleted_at && v.is(REDIRECTION_FIELDS.to, to);
  const live = records.filter(isLive);
  return (live.find(({ from }) => from === path) ?? live[0])?.to;
}

/**
 * Replaces a 404 by a 301 for a former or badly copied URL, else by a 410 for a deleted record that visitors could see.
 */
export async function replaceNotFoundPage(
  { pathname, search }: URL,
  page: Response,
): Promise<Response> {
  const [, prefix, id = ''] = RECORD_PAGE.exec(pathname) ?? [];
  const entity = CONTENT_ENTITIES.find(({ page }) => page.prefix === prefix?.toLowerCase());
  const path = normalisePath(pathname);
  if (page.status !== 404 || path === '') return page;
  try {
    const db = await database();
    const found = entity ? await findRecord(db, entity, decodeURIComponent(id)) : findPage(path);
    const isPath = typeof found === 'string';
    const to = isPath ? found : await findRedirection(db, path);
    if (!to) return found ? new Response(page.body, { status: 410, headers: page.headers }) : page;
    const target = /^\/[^?#]*$/.test(to) ? to + search : to;
    const Location = encodeURI(target).replaceAll('%25', '%');
    return new Response(null, { status: 301, headers: { Location } });
  } catch (error) {
    logger.error('looking for a missing page failed', { pathname, error: safeErrorText(error) });
    return page;
  }
}
