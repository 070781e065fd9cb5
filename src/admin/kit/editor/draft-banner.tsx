import { Button } from '#admin/ui/button.tsx';
import type { Fields } from '#domain/schema/field.ts';
import { formatDateTime } from '#domain/text/dates.ts';
import { labelsIn } from './conflict.ts';
import type { useDraft } from './use-draft.ts';

const MOST_NAMED = 3;

/** Offers to resume or delete the unsaved input of an earlier visit. */
export function DraftBanner(props: { draft: ReturnType<typeof useDraft>; fields: Fields }) {
  const { found, changes, resume, discard } = props.draft;
  if (found === null) return null;
  return (
    <section
      aria-label="Brouillon"
      className="alert mb-7 flex flex-wrap justify-between bg-sand px-5 text-ui"
    >
      <p>
        Une saisie du {formatDateTime(found.keptAt)} n’a pas été enregistrée (
        {labelsIn(changes.slice(0, MOST_NAMED), props.fields)}
        {changes.length > MOST_NAMED && '…'}). Elle est gardée sur cet appareil.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={resume}>
          Reprendre le brouillon
        </Button>
        <Button size="sm" variant="outline" onClick={discard}>
          Supprimer le brouillon
        </Button>
      </div>
    </section>
  );
}
