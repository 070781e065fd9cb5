import { BottomBar } from '#admin/ui/bottom-bar.tsx';
import { Button } from '#admin/ui/button.tsx';
import type { PublicationSection } from './publication-section.ts';
import { useBulk } from './use-bulk.ts';

type BulkBarProps = {
  /** « 3 hôtels choisis ». */
  summary: string;
  actions: readonly { label: string; onPress: () => void }[];
  isBusy: boolean;
  onClear: () => void;
};

/** Bulk actions, at the foot of the window. */
export function BulkBar({ summary, actions, isBusy, onClear }: BulkBarProps) {
  return (
    <BottomBar label="Sélection">
      <p role="status" className="text-ui font-medium max-md:grow">
        {summary}
      </p>
      <button
        type="button"
        onClick={onClear}
        className="btn btn-ghost font-medium max-md:ml-auto md:mr-3"
      >
        Ne rien choisir
      </button>
      {actions.map(({ label, onPress }) => (
        <Button
          key={label}
          size="sm"
          variant="outline"
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || onPress()}
        >
          {label}
        </Button>
      ))}
    </BottomBar>
  );
}

type PublicationBulkBarProps = {
  section: PublicationSection;
  chosen: readonly { id: string; published: boolean; featured: boolean }[];
  onClear: () => void;
};

/** Publishes, features or deletes the selected hotels or articles; both ways end a plan. */
export function PublicationBulkBar({ section, chosen, onClear }: PublicationBulkBarProps) {
  const { isBusy, update, remove } = useBulk(section.collection);
  const { bulk } = section;
  if (chosen.length === 0) return null;
  const set = (fields: Record<string, boolean | null>, done: (count: number) => string) => () =>
    void update(chosen, fields, done);
  return (
    <BulkBar
      summary={bulk.chosen(chosen.length)}
      isBusy={isBusy}
      onClear={onClear}
      actions={[
        { label: 'Publier', onPress: set({ published: true, publish_at: null }, bulk.published) },
        {
          label: 'Dépublier',
          onPress: set({ published: false, publish_at: null }, bulk.unpublished),
        },
        { label: bulk.feature, onPress: set({ featured: true }, bulk.featured) },
        { label: bulk.unfeature, onPress: set({ featured: false }, bulk.unfeatured) },
        { label: 'Supprimer', onPress: () => void remove(chosen, bulk) },
      ]}
    />
  );
}
