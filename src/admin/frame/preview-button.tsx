import { useState } from 'react';
import { Button } from '#admin/ui/button.tsx';
import type { PreviewedPage } from '#data/preview-channel.ts';
import { Dialog } from '#ui/dialog.tsx';
import { PreviewFrame } from './preview-frame.tsx';

type PreviewButtonProps = {
  /** Builds the public page from the current input; `queries` replace what the page would read. */
  page: () => PreviewedPage;
  label?: string | undefined;
};

/** « Aperçu »: shows the page as visitors will see it, before it is saved. */
export function PreviewButton({ page, label = 'Aperçu' }: PreviewButtonProps) {
  const [previewed, setPreviewed] = useState<PreviewedPage | null>(null);
  return (
    <>
      <Button variant="outline" onClick={() => setPreviewed(page())}>
        {label}
      </Button>
      {previewed && <PreviewDialog page={previewed} onClose={() => setPreviewed(null)} />}
    </>
  );
}

const PHONE = { label: 'Téléphone', width: 390 };
const COMPUTER = { label: 'Ordinateur', width: 1440 };

function PreviewDialog({ page, onClose }: { page: PreviewedPage; onClose: () => void }) {
  const [screen, setScreen] = useState(() => (innerWidth < 1024 ? PHONE : COMPUTER));
  return (
    <Dialog open onClose={onClose} title="Aperçu" closeLabel="Fermer l’aperçu">
      <p className="mt-1 text-small text-ink-2">
        La page telle que les visiteurs la verront. Rien n’est encore enregistré.
      </p>
      <fieldset className="mt-4 mb-4 flex flex-wrap gap-3">
        <legend className="sr-only">Largeur de l’aperçu</legend>
        {[PHONE, COMPUTER].map((choice) => (
          <Button
            key={choice.label}
            size="sm"
            variant={choice === screen ? 'ink' : 'outline'}
            aria-pressed={choice === screen}
            onClick={() => setScreen(choice)}
          >
            {choice.label}
          </Button>
        ))}
      </fieldset>
      <PreviewFrame page={page} width={screen.width} />
    </Dialog>
  );
}
