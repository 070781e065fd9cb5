import { Button } from '#admin/ui/button.tsx';
import { formatDateTime } from '#domain/text/dates.ts';

type DraftBannerProps<TDraft> = {
  /** Drafts of earlier visits, newest first. */
  drafts: readonly TDraft[];
  /** Labels of the fields that a draft changes. */
  changesOf: (draft: TDraft) => readonly string[];
  onResume: (draft: TDraft) => void;
  onDiscard: (draft: TDraft) => void;
};

const MOST_NAMED = 3;

function named(labels: readonly string[]): string {
  const more = labels.length > MOST_NAMED ? '…' : '';
  return labels.slice(0, MOST_NAMED).join(', ') + more;
}

/** Offers to resume or discard unsaved input of earlier visits. */
export function DraftBanner<TDraft extends { slot: string; keptAt: string }>({
  drafts,
  changesOf,
  onResume,
  onDiscard,
}: DraftBannerProps<TDraft>) {
  return (
    <section aria-label="Brouillon" className="mb-7 grid gap-3">
      {drafts.map((draft) => (
        <div key={draft.slot} className="alert flex flex-wrap justify-between bg-sand px-5 text-ui">
          <p id={draft.slot}>
            Une saisie du {formatDateTime(draft.keptAt)} n’a pas été enregistrée (
            {named(changesOf(draft))}). Elle est gardée sur cet appareil.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button size="sm" aria-describedby={draft.slot} onClick={() => onResume(draft)}>
              Reprendre le brouillon
            </Button>
            <Button
              size="sm"
              variant="outline"
              aria-describedby={draft.slot}
              onClick={() => onDiscard(draft)}
            >
              Supprimer le brouillon
            </Button>
          </div>
        </div>
      ))}
    </section>
  );
}
