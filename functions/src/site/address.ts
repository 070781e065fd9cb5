import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { type Entity, publicPage, WITH_PAGE } from '../../../src/domain/admin/entities.ts';
import { isSlug } from '../../../src/domain/text/fold-text.ts';
import { errorText } from '../error-text.ts';
import { database } from '../firebase.ts';

export const SEARCH_PARAMS = [
  'intro',
  'q',
  'region',
  'budget',
  'categorie',
  'page',
  'onglet',
  'hotels',
  'comparer',
];
/** Pages whose URLs contain tokens, which only the recipient of a mail may know. */
const PRIVATE_PAGES = '/newsletter/';
/** Paths of static files: Hosting passes on requests for missing files. */
const FILES = /^\/(?:assets|art|icons|video)\//;

const ORIGIN = 'http://localhost';

type Address =
  | { kind: 'page'; url: URL; isPrivate: boolean }
  | { kind: 'file' }
  | { kind: 'moved'; to: string }
  | { kind: 'bad' };

function pageSearch(search: URLSearchParams): string {
  const known = SEARCH_PARAMS.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(known).toString();
}

/** Parses the path and query of a request, however malformed: `//` and `/\` would name another host. */
export function readAddress(path: string): Address {
  if (/^[/\\]{2}/.test(path) || !URL.canParse(path, ORIGIN)) return { kind: 'bad' };
  const asked = new URL(path, ORIGIN);
  if (!/^https?:$/.test(asked.protocol) || asked.pathname.startsWith('//')) return { kind: 'bad' };
  // An absolute URL, or a tab between two slashes, names a host too; only path and query are kept.
  const url = new URL(asked.pathname + asked.search, ORIGIN);
  if (FILES.test(url.pathname)) return { kind: 'file' };
  const plain = url.pathname.replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '');
  if (plain !== url.pathname) return { kind: 'moved', to: `${plain}${url.search}` };
  const isPrivate = url.pathname.startsWith(PRIVATE_PAGES);
  if (!isPrivate) url.search = pageSearch(url.searchParams);
  return { kind: 'page', url, isPrivate };
}

const RECORD_PAGE = /^(\/[a-z]+)\/([A-Za-z0-9-]{1,128})\/?$/;

const isGone = (record: DocumentSnapshot): boolean =>
  Boolean(record.get('deleted_at')) && record.get('was_shown') === true;

async function findBySlug(db: Firestore, entity: Entity, slug: string) {
  const { collection, page, shownBy } = entity;
  const records = db.collection(collection);
  const owners = (await records.where(page?.by ?? '', '==', slug).get()).docs;
  // An unpublished record now uses the slug.
  if (owners.some((owner) => !owner.get('deleted_at'))) return null;
  const former = (await records.where('former_slugs', 'array-contains', slug).get()).docs;
  const present = former.find((one) => one.get(shownBy ?? '') === true);
  if (present) return publicPage(entity, present.data());
  return [...owners, ...former].some(isGone) ? 410 : null;
}

/** Replaces a 404: by 410 while the record is in the trash, by 301 after a change of slug. */
export async function answerMissing({ pathname, search }: URL, page: Response): Promise<Response> {
  const [, prefix, id = ''] = RECORD_PAGE.exec(pathname) ?? [];
  const entity = WITH_PAGE.find(({ page }) => page?.prefix === prefix);
  if (page.status !== 404 || !entity) return page;
  try {
    const db = await database();
    const found =
      entity.page?.by === 'id'
        ? isGone(await db.collection(entity.collection).doc(id).get()) && 410
        : isSlug(id) && (await findBySlug(db, entity, id));
    if (found === 410) return new Response(page.body, { status: 410, headers: page.headers });
    if (!found) return page;
    return new Response(null, { status: 301, headers: { Location: `${found}${search}` } });
  } catch (error) {
    logger.error('looking for a missing record failed', { pathname, error: errorText(error) });
    return page;
  }
}
