import { COLLECTIONS } from '#domain/collections.ts';
import type { Hotel } from '#domain/hotel.ts';
import { BulkBar } from '#features/admin/bulk-bar.tsx';
import { useBulk } from '#features/admin/use-bulk.ts';
import { BULK_TEXTS } from './hotel-texts.ts';

type HotelsBulkBarProps = { chosen: readonly Hotel[]; onClear: () => void };

/** Publishes, features or deletes all chosen hotels at once. */
export function HotelsBulkBar({ chosen, onClear }: HotelsBulkBarProps) {
  const { isBusy, update, remove } = useBulk(COLLECTIONS.hotels);
  if (chosen.length === 0) return null;
  const set = (fields: Record<string, boolean>, done: (count: number) => string) => () =>
    void update(chosen, fields, done);
  const texts = {
    question: BULK_TEXTS.question,
    done: BULK_TEXTS.deleted,
    failed: BULK_TEXTS.failed,
    restored: BULK_TEXTS.restored,
    notRestored: BULK_TEXTS.notRestored,
  };
  return (
    <BulkBar
      summary={BULK_TEXTS.chosen(chosen.length)}
      isBusy={isBusy}
      onClear={onClear}
      actions={[
        { label: 'Publier', onPress: set({ published: true }, BULK_TEXTS.published) },
        { label: 'Dépublier', onPress: set({ published: false }, BULK_TEXTS.unpublished) },
        { label: 'Mettre en coup de cœur', onPress: set({ featured: true }, BULK_TEXTS.featured) },
        {
          label: 'Retirer des coups de cœur',
          onPress: set({ featured: false }, BULK_TEXTS.unfeatured),
        },
        { label: 'Supprimer', onPress: () => void remove(chosen, texts) },
      ]}
    />
  );
}
