import { useState } from 'react';
import type { Destination } from '#domain/destination/destination.ts';
import { Button } from '#ui/button.tsx';
import { DestinationForm } from './destination-form.tsx';
import { NEW_SHEET } from './destination-search.ts';

type DestinationSheetProps = {
  /** An id, or `new`. */
  fiche: string;
  destinations: readonly Destination[];
  onClose: () => void;
};

/**
 * The open form. It keeps the record as it was opened, for what changes meanwhile to be a
 * conflict; as long as nothing is typed it follows what others save.
 */
export function DestinationSheet({ fiche, destinations, onClose }: DestinationSheetProps) {
  const now = destinations.find(({ id }) => id === fiche);
  const [opened, setOpened] = useState(now);
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
      onOutdated={() => setOpened(now)}
    />
  );
}
