import { useEffect, useEffectEvent, useRef } from 'react';
import { RecordEditorFrame } from '#admin/features/editor/record-editor-frame.tsx';
import { useRecordEditor } from '#admin/features/editor/use-record-editor.ts';
import { PreviewButton } from '#admin/features/preview/preview-button.tsx';
import type { Destination } from '#domain/destination/destination.ts';
import { DestinationFields } from './destination-fields.tsx';
import { DestinationPreview } from './destination-preview.tsx';
import { readDestinationSearch } from './destination-search.ts';
import {
  DESTINATION_LABELS,
  destinationFaults,
  NEW_DESTINATION,
  storedDestinationValues,
  toDestinationValues,
} from './destination-values.ts';
import { previewedDestination } from './previewed-destination.ts';
import { saveDestination } from './save-destination.ts';
import { slugFault } from './slug-owner.ts';

type DestinationFormProps = {
  /** As it was when the form was opened; null for a new one. */
  opened: Destination | null;
  /** All destinations, as they are now. */
  destinations: readonly Destination[];
  onClose: () => void;
  /** Somebody else has saved it, and nothing has been typed here yet. */
  onOutdated: () => void;
};

const ficheOf = ({ search }: { search: object }) => readDestinationSearch({ ...search }).fiche;

/** Creates or changes a destination, on the page of the list. */
export function DestinationForm({
  opened,
  destinations,
  onClose,
  onOutdated,
}: DestinationFormProps) {
  const id = opened?.id ?? null;
  const editor = useRecordEditor({
    kind: 'destinations',
    opened: opened && { id: opened.id, updatedAt: opened.updated_at },
    values: opened ? toDestinationValues(opened) : NEW_DESTINATION,
    labels: DESTINATION_LABELS,
    check: destinationFaults,
    save: saveDestination,
    toValues: storedDestinationValues,
    texts: {
      saved: opened ? 'Destination mise à jour avec succès' : 'Destination créée avec succès',
      failed: 'Erreur lors de la sauvegarde',
    },
    onSaved: onClose,
    staysIn: (current, next) =>
      current.pathname === next.pathname && ficheOf(current) === ficheOf(next),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const now = destinations.find((destination) => destination.id === id);
  const isUntouched = !editor.isChanged && !editor.isSaving && editor.drafts.length === 0;
  const isOutdated = isUntouched && now !== undefined && now.updated_at !== opened?.updated_at;
  const tellOutdated = useEffectEvent(onOutdated);
  useEffect(() => {
    if (isOutdated) tellOutdated();
  }, [isOutdated]);

  return (
    <section aria-labelledby="fiche" className="mb-10">
      <h2 ref={heading} id="fiche" tabIndex={-1} className="mb-5 sub-title">
        {opened ? 'Modifier la destination' : 'Nouvelle destination'}
      </h2>
      <RecordEditorFrame
        editor={editor}
        labels={DESTINATION_LABELS}
        onCancel={onClose}
        actions={<PreviewButton page={() => previewedDestination(editor.values, id)} />}
        aside={<DestinationPreview values={editor.values} />}
      >
        <DestinationFields
          editor={editor}
          isNew={opened === null}
          slugFaultOf={(slug) => slugFault(destinations, slug, id)}
        />
      </RecordEditorFrame>
    </section>
  );
}
