import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';
import { destinationPath } from '../../../src/domain/site/record-paths.ts';
import { isSlug } from '../../../src/domain/text/fold-text.ts';
import { database } from '../firebase.ts';

const RECORD_PAGE = /^\/(hotels|blog|destinations)\/([A-Za-z0-9-]{1,128})\/?$/;

/** True for a record in the trash that visitors could read before. */
const isGone = (record: DocumentSnapshot): boolean =>
  Boolean(record.get('deleted_at')) && record.get('was_shown') === true;

/** Returns 410 for a deleted destination, and the present slug for a former one. */
async function findDestination(db: Firestore, slug: string): Promise<410 | string | null> {
  const destinations = db.collection(COLLECTIONS.destinations);
  const owners = (await destinations.where('destination_slug', '==', slug).get()).docs;
  // An unpublished destination has the slug now.
  if (owners.some((owner) => !owner.get('deleted_at'))) return null;
  const former = (await destinations.where('former_slugs', 'array-contains', slug).get()).docs;
  const present: unknown = former
    .find((one) => one.get('active') === true)
    ?.get('destination_slug');
  if (typeof present === 'string') return present;
  return [...owners, ...former].some(isGone) ? 410 : null;
}

/**
 * Returns the answer for a page that was not found: as it is, 410 while its record is in the trash, or
 * 301 to a destination's present slug. Reads records only here, after all else.
 */
export async function answerMissing({ pathname, search }: URL, page: Response): Promise<Response> {
  const [, section, id = ''] = RECORD_PAGE.exec(pathname) ?? [];
  if (page.status !== 404 || section === undefined) return page;
  try {
    const db = await database();
    const collection = section === 'hotels' ? COLLECTIONS.hotels : COLLECTIONS.blogPosts;
    const isDestination = section === 'destinations';
    if (isDestination && !isSlug(id)) return page;
    const found = isDestination
      ? await findDestination(db, id)
      : isGone(await db.collection(collection).doc(id).get()) && 410;
    if (found === 410) return new Response(page.body, { status: 410, headers: page.headers });
    if (typeof found !== 'string') return page;
    const Location = `${destinationPath(found)}${search}`;
    return new Response(null, { status: 301, headers: { Location } });
  } catch (error) {
    logger.error('looking for a missing record failed', { pathname, error: String(error) });
    return page;
  }
}
