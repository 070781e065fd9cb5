import type { AuditEntry } from '#domain/admin/audit-entry.ts';
import type { Destination } from '#domain/destination/destination.ts';
import type { Hotel } from '#domain/hotel/hotel.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';

/** What records are called, by `COLLECTION/ID`. */
export type Names = ReadonlyMap<string, string>;

type Known = {
  hotels: readonly Pick<Hotel, 'id' | 'name'>[];
  destinations: readonly Pick<Destination, 'id' | 'destination_name'>[];
  /** Newest first: they know the names of what has been deleted. */
  entries: readonly AuditEntry[];
};

/** The names of what the journal tells of: as they are now, or as they were last. */
export function journalNames({ hotels, destinations, entries }: Known): Names {
  const names = new Map<string, string>();
  for (const { collection, document_id, label } of entries.toReversed()) {
    if (label !== null) names.set(`${collection}/${document_id}`, label);
  }
  for (const { id, name } of hotels) names.set(`${COLLECTIONS.hotels}/${id}`, name);
  for (const { id, destination_name } of destinations) {
    names.set(`${COLLECTIONS.destinations}/${id}`, destination_name);
  }
  return names;
}

const UNKNOWN: Partial<Record<string, string>> = {
  [COLLECTIONS.hotels]: 'Hôtel supprimé',
  [COLLECTIONS.destinations]: 'Destination supprimée',
  [COLLECTIONS.blogPosts]: 'Article supprimé',
  [COLLECTIONS.media]: 'Image supprimée',
};

/** What a record is called; that it is gone when nothing tells its name. */
export const nameOf = (collection: CollectionName, id: string, names: Names): string =>
  names.get(`${collection}/${id}`) ?? UNKNOWN[collection] ?? 'Fiche supprimée';
