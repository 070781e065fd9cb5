import { BulkBar } from './bulk-bar.tsx';
import type { PublicationSection } from './publication-section.ts';
import { useBulk } from './use-bulk.ts';

type PublicationBulkBarProps = {
  section: PublicationSection;
  chosen: readonly { id: string; published: boolean; featured: boolean }[];
  onClear: () => void;
};

/** Publishes, features or deletes all that is chosen at once. */
export function PublicationBulkBar({ section, chosen, onClear }: PublicationBulkBarProps) {
  const { isBusy, update, remove } = useBulk(section.collection);
  const { bulk } = section;
  if (chosen.length === 0) return null;
  const set = (fields: Record<string, boolean>, done: (count: number) => string) => () =>
    void update(chosen, fields, done);
  return (
    <BulkBar
      summary={bulk.chosen(chosen.length)}
      isBusy={isBusy}
      onClear={onClear}
      actions={[
        { label: 'Publier', onPress: set({ published: true }, bulk.published) },
        { label: 'Dépublier', onPress: set({ published: false }, bulk.unpublished) },
        { label: bulk.feature, onPress: set({ featured: true }, bulk.featured) },
        { label: bulk.unfeature, onPress: set({ featured: false }, bulk.unfeatured) },
        { label: 'Supprimer', onPress: () => void remove(chosen, bulk) },
      ]}
    />
  );
}
