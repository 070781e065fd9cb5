import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { ALL_ENTITIES, type Entity, publicPage } from '../../../src/domain/admin/entities.ts';
import { isSlug } from '../../../src/domain/text/fold-text.ts';
import { database } from '../firebase.ts';

const RECORD_PAGE = /^(\/[a-z]+)\/([A-Za-z0-9-]{1,128})\/?$/;

/** Returns true for a record that is in the trash and was public before. */
const isGone = (record: DocumentSnapshot): boolean =>
  Boolean(record.get('deleted_at')) && record.get('was_shown') === true;

/** Returns 410 for a deleted record, and the current path for a former slug. */
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

/**
 * Replaces the answer for a page that was not found: 410 while its record is in the trash, 301 to
 * its current path after a change of slug. Reads the database only for 404s.
 */
export async function answerMissing({ pathname, search }: URL, page: Response): Promise<Response> {
  const [, prefix, id = ''] = RECORD_PAGE.exec(pathname) ?? [];
  const entity = ALL_ENTITIES.find((one) => one.page && one.page.prefix === prefix);
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
    logger.error('looking for a missing record failed', { pathname, error: String(error) });
    return page;
  }
}
