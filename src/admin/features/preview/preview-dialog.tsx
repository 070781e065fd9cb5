import { useState } from 'react';
import { useWide } from '#admin/features/list/use-wide.ts';
import type { PreviewedPage } from '#data/preview-channel.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PreviewFrame } from './preview-frame.tsx';

const PHONE = 390;
const COMPUTER = 1440;
const WIDTHS = [
  { label: 'Téléphone', width: PHONE },
  { label: 'Ordinateur', width: COMPUTER },
];

/** A public page before it is saved, as wide as on a phone or on a computer. */
export function PreviewDialog({ page, onClose }: { page: PreviewedPage; onClose: () => void }) {
  const isWide = useWide();
  const [width, setWidth] = useState(isWide ? COMPUTER : PHONE);
  return (
    <Dialog open onClose={onClose} title="Aperçu" closeLabel="Fermer l’aperçu">
      <p className="mt-1 text-small text-ink-2">
        La page telle que les visiteurs la verront. Rien n’est encore enregistré.
      </p>
      <fieldset className="mt-4 mb-4 flex flex-wrap gap-3">
        <legend className="sr-only">Largeur de l’aperçu</legend>
        {WIDTHS.map((choice) => (
          <Button
            key={choice.width}
            size="sm"
            variant={choice.width === width ? 'ink' : 'outline'}
            aria-pressed={choice.width === width}
            onClick={() => setWidth(choice.width)}
          >
            {choice.label}
          </Button>
        ))}
      </fieldset>
      <PreviewFrame page={page} width={width} />
    </Dialog>
  );
}
