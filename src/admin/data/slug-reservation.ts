import { doc, type Transaction } from 'firebase/firestore';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { isSlug } from '#domain/text/fold-text.ts';
import { adminDb } from './admin-db.ts';
import { writeStamps } from './write-stamps.ts';

/** Another destination has the slug. */
export class SlugTakenError extends Error {
  override name = 'SlugTakenError';
  /** The name of that destination. */
  readonly owner: string;
  constructor(owner: string) {
    super('The slug is taken.');
    this.owner = owner;
  }
}

/**
 * Reserves a destination's slug in the transaction that saves it, and frees its former slug.
 * @returns a function that writes both, as a transaction reads before it writes.
 * @throws SlugTakenError when another destination has it.
 */
export async function reserveSlug(
  transaction: Transaction,
  id: string,
  { slug, former }: { slug: string; former: unknown },
): Promise<() => void> {
  const reservation = (name: string) => doc(adminDb, COLLECTIONS.destinationSlugs, name);
  const ownerOf = async (name: string): Promise<unknown> =>
    (await transaction.get(reservation(name))).data()?.destination_id;
  const owner = (await ownerOf(slug)) ?? id;
  if (owner !== id) {
    const other = await transaction.get(doc(adminDb, COLLECTIONS.destinations, String(owner)));
    throw new SlugTakenError(String(other.data()?.destination_name ?? owner));
  }
  const isMoved = typeof former === 'string' && former !== slug && isSlug(former);
  const freed = isMoved && (await ownerOf(former)) === id ? former : null;
  return () => {
    transaction.set(reservation(slug), { destination_id: id, ...writeStamps() });
    if (freed) transaction.set(reservation(freed), { destination_id: null, ...writeStamps() });
  };
}
