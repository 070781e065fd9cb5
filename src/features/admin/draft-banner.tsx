import { formatDateTime } from '#domain/dates.ts';
import { Button } from '#ui/button.tsx';

type DraftBannerProps = {
  /** When it was typed (ISO). */
  keptAt: string;
  onResume: () => void;
  onForget: () => void;
};

/** What an earlier visit typed and did not save. */
export function DraftBanner({ keptAt, onResume, onForget }: DraftBannerProps) {
  return (
    <section
      aria-label="Brouillon"
      className="mb-7 flex flex-wrap items-center justify-between gap-4 bg-sand px-5 py-4"
    >
      <p className="text-ui">
        Une saisie du {formatDateTime(keptAt)} n’a pas été enregistrée. Elle est gardée sur cet
        appareil.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={onResume}>
          Reprendre le brouillon
        </Button>
        <Button size="sm" variant="outline" onClick={onForget}>
          Supprimer le brouillon
        </Button>
      </div>
    </section>
  );
}
