import { useState } from 'react';
import { setNote } from '#admin/data/update-record.ts';
import { failureDescription } from '#admin/features/list/failure-description.ts';
import { Button } from '#admin/ui/button.tsx';
import { TextArea } from '#admin/ui/fields.tsx';
import { REQUEST_NOTE_MAX } from '#domain/site/limits.ts';
import { toastError, toastSuccess } from '#ui/toast/toast.ts';
import { useSingleFlight } from '#ui/use-single-flight.ts';

type RequestNoteProps = { id: string; note: string | null };

/** The administrators' own note on a request, live until somebody types. */
export function RequestNote({ id, note }: RequestNoteProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? note ?? '';
  const isChanged = text.trim() !== (note ?? '');
  const [isSaving, save] = useSingleFlight(async () => {
    try {
      await setNote(id, text);
      // What was typed while it was saved stays.
      setTyped((current) => (current === text ? null : current));
      toastSuccess('Note enregistrée');
    } catch (error) {
      toastError('La note n’a pas été enregistrée', failureDescription(error));
    }
  });
  return (
    <section aria-label="Note" className="max-w-prose py-6">
      <TextArea
        label="Note"
        rows={3}
        maxLength={REQUEST_NOTE_MAX}
        hint={'Pour l’équipe seulement\u00a0: le voyageur ne la voit pas.'}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isChanged && (
        <Button size="sm" aria-disabled={isSaving || undefined} onClick={() => void save()}>
          Enregistrer la note
        </Button>
      )}
    </section>
  );
}
