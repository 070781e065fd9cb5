import { Button } from '#admin/ui/button.tsx';
import { formatDateTime } from '#domain/text/dates.ts';

type DraftBannerProps = {
  /** When the draft was typed (ISO). */
  keptAt: string;
  /** Labels of the fields that it changes. */
  changes: readonly string[];
  onResume: () => void;
  onDiscard: () => void;
};

const MOST_NAMED = 3;

function named(labels: readonly string[]): string {
  const more = labels.length > MOST_NAMED ? '…' : '';
  return labels.slice(0, MOST_NAMED).join(', ') + more;
}

/** Offers to resume or discard unsaved input of an earlier visit. */
export function DraftBanner({ keptAt, changes, onResume, onDiscard }: DraftBannerProps) {
  return (
    <section
      aria-label="Brouillon"
      className="alert mb-7 flex flex-wrap justify-between bg-sand px-5 text-ui"
    >
      <p>
        Une saisie du {formatDateTime(keptAt)} n’a pas été enregistrée ({named(changes)}). Elle est
        gardée sur cet appareil.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={onResume}>
          Reprendre le brouillon
        </Button>
        <Button size="sm" variant="outline" onClick={onDiscard}>
          Supprimer le brouillon
        </Button>
      </div>
    </section>
  );
}
