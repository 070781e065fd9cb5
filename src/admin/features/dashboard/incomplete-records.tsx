import { Link } from '@tanstack/react-router';
import * as v from 'valibot';
import { type CompletableKind, completeRecord, StoredRecord } from '#admin/data/complete-record.ts';
import { refreshPublicSide } from '#admin/data/refresh-public-side.ts';
import { ConflictError } from '#admin/data/save-record.ts';
import { SlugTakenError } from '#admin/data/slug-reservation.ts';
import { BY_ID } from '#admin/data/sources.ts';
import { useCounts } from '#admin/data/use-count.ts';
import { useLiveList } from '#admin/data/use-live-list.ts';
import { failureDescription } from '#admin/features/list/failure-description.ts';
import { recordLink } from '#admin/features/list/record-link.ts';
import { RowButton } from '#admin/features/list/row-actions.tsx';
import { ACTION } from '#admin/ui/looks.ts';
import { COLLECTIONS, type CollectionName } from '#domain/site/collections.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

export type IncompleteRecord = { kind: CompletableKind; label: string; stored: StoredRecord };

/** By a field, as a query leaves out the documents that lack the one it orders by. */
const every = (collection: CollectionName, field: string) =>
  ({ collection, schema: StoredRecord, order: { field, direction: 'asc' } }) as const;

/**
 * All documents of a collection, live, where one of them lacks a field: where as many have each field as
 * there are, nothing is read.
 */
function useLacking(collection: CollectionName, ...fields: string[]) {
  const all = every(collection, BY_ID.field);
  const counts = useCounts([all, ...fields.map((field) => every(collection, field))]);
  const isLacking = counts?.some((count) => count !== counts[0]) ?? false;
  return useLiveList(isLacking ? all : null).records;
}

const EVERY_HOTEL = every(COLLECTIONS.hotels, BY_ID.field);

const lacks = {
  hotel: ({ published, created_at }: StoredRecord) =>
    typeof published !== 'boolean' || created_at === undefined,
  article: ({ published, created_at }: StoredRecord) =>
    typeof published !== 'boolean' || created_at === undefined,
  destination: ({ active, display_order, created_at }: StoredRecord) =>
    typeof active !== 'boolean' || typeof display_order !== 'number' || created_at === undefined,
};
const NAMES = { hotel: 'name', article: 'title', destination: 'destination_name' } as const;

const entryOf =
  (kind: CompletableKind) =>
  (stored: StoredRecord): IncompleteRecord => {
    const name = stored[NAMES[kind]];
    const label = typeof name === 'string' && name.trim() !== '' ? name : stored.id;
    return { kind, label, stored };
  };

/** The records that no list, or no visitor, finds. */
export function incompleteRecords(
  kind: CompletableKind,
  records: readonly StoredRecord[] = [],
): IncompleteRecord[] {
  return records.filter(lacks[kind]).map(entryOf(kind));
}

/** Why a record was not completed. */
function completionFailure(error: unknown): string {
  if (v.isValiError(error)) {
    return 'Ce qui manque n’a pas de valeur par défaut\u00a0: ouvrez la fiche et complétez-la.';
  }
  if (error instanceof SlugTakenError)
    return `Son adresse (slug) est déjà celle de «\u202f${error.owner}\u202f».`;
  if (error instanceof ConflictError) return 'La fiche vient de changer\u00a0: réessayez.';
  return failureDescription(error);
}

/**
 * The hotels that have a link without `published`, written before links had it: their destinations do
 * not show them. When the hotel is saved, a function adds it.
 */
export function hotelsWithOldLinks(
  hotels: readonly StoredRecord[] = [],
  links: readonly StoredRecord[] = [],
): StoredRecord[] {
  const old = links.filter(({ published }) => typeof published !== 'boolean');
  const ids = new Set(old.map(({ hotel_id }) => hotel_id));
  return hotels.filter((hotel) => ids.has(hotel.id) && !lacks.hotel(hotel));
}

/** Records that lack what lists go by, live. */
export function useIncompleteRecords(): IncompleteRecord[] {
  const hotels = useLacking(COLLECTIONS.hotels, 'published', 'created_at');
  const links = useLacking(COLLECTIONS.hotelDestinations, 'published');
  const every = useLiveList(links ? EVERY_HOTEL : null).records;
  const posts = useLacking(COLLECTIONS.blogPosts, 'published', 'created_at');
  const destinations = useLacking(
    COLLECTIONS.destinations,
    'active',
    'display_order',
    'created_at',
  );
  return [
    ...incompleteRecords('hotel', hotels),
    ...hotelsWithOldLinks(every, links).map(entryOf('hotel')),
    ...incompleteRecords('article', posts),
    ...incompleteRecords('destination', destinations),
  ];
}

/** In the content health, with « Compléter ». */
export function IncompleteRecords({ records }: { records: readonly IncompleteRecord[] }) {
  const [isBusy, complete] = useSingleFlight(async (record: IncompleteRecord) => {
    try {
      await completeRecord(record.kind, record.stored);
      await refreshPublicSide();
      toastSuccess('Fiche complétée', record.label);
    } catch (error) {
      toastError(`Impossible de compléter «\u202f${record.label}\u202f»`, completionFailure(error));
    }
  });
  if (records.length === 0) return null;
  return (
    <details open className="border-b border-rule">
      <summary className="min-h-11 cursor-pointer content-center">
        Fiches incomplètes, absentes des listes{' '}
        <span className="text-ink-2">({records.length})</span>
      </summary>
      <ul className="grid pb-3">
        {records.map((record) => (
          <li key={`${record.kind}/${record.stored.id}`} className="flex flex-wrap gap-x-5">
            <IncompleteName {...record} />
            <RowButton of={record.label} isDisabled={isBusy} onPress={() => void complete(record)}>
              Compléter
            </RowButton>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The form of a destination opens from its list, where this one may be missing. */
function IncompleteName({ kind, label, stored }: IncompleteRecord) {
  if (kind === 'destination') return <span className="min-h-11 content-center">{label}</span>;
  return (
    <Link {...recordLink(kind, stored.id)} className={ACTION}>
      {label}
    </Link>
  );
}
