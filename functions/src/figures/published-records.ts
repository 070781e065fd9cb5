import type { Firestore } from 'firebase-admin/firestore';
import type { Figure, FigureKind } from '../../../src/domain/figures/figure.ts';
import { COLLECTIONS } from '../../../src/domain/site/collections.ts';

const PUBLISHED_MS = 10 * 60_000;
/** A record may be published at any time, and is read most at first. */
const OTHERS_MS = 60_000;
/** Ids may be made up. */
const MAX_KNOWN = 20_000;

const COLLECTION_OF: Record<FigureKind, string> = {
  hotel: COLLECTIONS.hotels,
  article: COLLECTIONS.blogPosts,
};

type Known = { isPublished: Promise<boolean>; until: number };

/** Tells whether a record exists and is published, from what the instance has read minutes ago. */
export function publishedRecords(db: Firestore) {
  const known = new Map<string, Known>();

  async function read({ kind, id }: Figure): Promise<boolean> {
    const record = db.collection(COLLECTION_OF[kind]).doc(id);
    // Without its texts.
    const [found] = await db.getAll(record, { fieldMask: ['published'] });
    return found?.get('published') === true;
  }

  return (figure: Figure, now: Date): Promise<boolean> => {
    const key = `${figure.kind}/${figure.id}`;
    const kept = known.get(key);
    if (kept !== undefined && kept.until > now.getTime()) return kept.isPublished;
    if (known.size >= MAX_KNOWN) known.clear();
    const fresh: Known = { isPublished: read(figure), until: now.getTime() + OTHERS_MS };
    known.set(key, fresh);
    fresh.isPublished.then(
      (isPublished) => {
        if (isPublished) fresh.until = now.getTime() + PUBLISHED_MS;
      },
      () => known.delete(key),
    );
    return fresh.isPublished;
  };
}
