import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { RecordEditorFrame } from '#admin/features/editor/record-editor-frame.tsx';
import { useRecordEditor } from '#admin/features/editor/use-record-editor.ts';
import { PreviewButton } from '#admin/features/preview/preview-button.tsx';
import { Button } from '#admin/ui/button.tsx';
import type { PreviewedPage } from '#data/preview-channel.ts';
import { destinationQueries } from '#data/queries.ts';
import { DESTINATION_LABELS } from '#domain/admin/field-labels.ts';
import type { Destination } from '#domain/destination/destination.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { DestinationFields } from './destination-fields.tsx';
import { DestinationPreview } from './destination-preview.tsx';
import { editLinkId } from './destination-row.tsx';
import { NEW_SHEET } from './destination-search.ts';
import {
  checkDestination,
  type DestinationValues,
  newDestination,
  shownDestination,
  slugError,
  storedDestinationValues,
  toDestinationValues,
} from './destination-values.ts';
import { saveDestination } from './save-destination.ts';

type DestinationFormProps = {
  /** As of when the form was opened; null for a new one. */
  opened: Destination | null;
  /** All destinations, live. */
  destinations: readonly Destination[];
  onClose: () => void;
  /** Saved for the first time, and still edited. */
  onCreated: (id: string) => Promise<void>;
  /** Somebody else has saved it, and nothing has been changed here yet. */
  onOutdated: () => void;
};

/** The page of a destination as the form would make it, with the hotels that it is linked to. */
function previewedDestination(values: DestinationValues, id: string | null): PreviewedPage {
  const slug = values.destination_slug.trim() || 'apercu';
  const destination = { ...shownDestination(values, id ?? ''), destination_slug: slug };
  return {
    path: `/destinations/${slug}`,
    queries: [{ queryKey: destinationQueries.bySlug(slug).queryKey, data: destination }],
  };
}

function DestinationForm(props: DestinationFormProps) {
  const { opened, destinations, onClose, onCreated, onOutdated } = props;
  const id = opened?.id ?? null;
  const [values] = useState(() =>
    opened ? toDestinationValues(opened) : newDestination(destinations),
  );
  const editor = useRecordEditor({
    kind: 'destinations',
    collection: COLLECTIONS.destinations,
    shownBy: 'active',
    opened: opened && { id: opened.id, updatedAt: opened.updated_at },
    values,
    labels: DESTINATION_LABELS,
    check: checkDestination,
    save: saveDestination,
    toValues: storedDestinationValues,
    texts: {
      saved: opened ? 'Destination mise à jour avec succès' : 'Destination créée avec succès',
      failed: 'Erreur lors de la sauvegarde',
      planned: 'La destination sera publiée le',
    },
    onSaved: onClose,
    onStayed: opened ? undefined : onCreated,
    parameter: 'fiche',
  });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const now = destinations.find((destination) => destination.id === id);
  const isUntouched = !editor.isChanged && !editor.isSaving && editor.draft === null;
  const isOutdated =
    isUntouched && now !== undefined && now.updated_at !== (editor.opened?.updatedAt ?? null);
  const notifyOutdated = useEffectEvent(onOutdated);
  useEffect(() => {
    if (isOutdated) notifyOutdated();
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
          slugErrorOf={(slug) => slugError(destinations, slug, id)}
        />
      </RecordEditorFrame>
    </section>
  );
}

type DestinationSheetProps = {
  /** An id, or `new`. */
  fiche: string;
  destinations: readonly Destination[];
  onClose: () => void;
  onCreated: (id: string) => Promise<void>;
};

/**
 * The form of a destination, above the list. It keeps the record as it was opened, to detect
 * conflicts; until something is changed here it follows what others save.
 */
export function DestinationSheet(props: DestinationSheetProps) {
  const { fiche, destinations, onClose, onCreated } = props;
  const now = destinations.find(({ id }) => id === fiche);
  const [opened, setOpened] = useState(now);
  // The list may learn of a new one after its form.
  if (opened === undefined && now !== undefined) setOpened(now);
  if (opened === undefined && fiche !== NEW_SHEET) {
    return (
      <section aria-label="Fiche" className="mb-10 grid justify-items-start gap-4 bg-sand p-6">
        <p role="status">Cette destination n’existe pas, ou n’existe plus.</p>
        <Button size="sm" variant="outline" onClick={onClose}>
          Fermer
        </Button>
      </section>
    );
  }
  return (
    <DestinationForm
      key={opened?.updated_at}
      opened={opened ?? null}
      destinations={destinations}
      onClose={onClose}
      onCreated={onCreated}
      onOutdated={() => setOpened(now)}
    />
  );
}

/**
 * Returns the focus when the form closes: to the link that opened it, or else to the link for a new
 * destination, whose ref this returns.
 */
export function useFocusAfterSheet(fiche: string | undefined) {
  const newLink = useRef<HTMLAnchorElement>(null);
  const last = useRef(fiche);
  useEffect(() => {
    const closed = last.current;
    last.current = fiche;
    if (closed === undefined || fiche !== undefined) return;
    (document.getElementById(editLinkId(closed)) ?? newLink.current)?.focus();
  }, [fiche]);
  return newLink;
}
