import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { PaletteDialog } from './palette-dialog.tsx';

/** Opens by its button and by Ctrl+K (Cmd+K). */
export function Palette() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      // Another question is open: it has to be answered first.
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        aria-keyshortcuts="Control+K"
        aria-label="Aller à une page ou une fiche"
        onClick={() => setOpen(true)}
      >
        Aller à <kbd className="text-small text-ink-2 max-md:hidden">Ctrl K</kbd>
      </Button>
      {isOpen && (
        <PaletteDialog
          onClose={() => setOpen(false)}
          onGo={(href) => {
            setOpen(false);
            void navigate({ href });
          }}
        />
      )}
    </>
  );
}
