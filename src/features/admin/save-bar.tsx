import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';

type SaveBarProps = {
  isChanged: boolean;
  isSaving: boolean;
  onCancel: () => void;
  /** More to do with the record: preview, duplicate. */
  children?: ReactNode;
};

/** Sticks to the bottom of the window (look). */
export function SaveBar({ isChanged, isSaving, onCancel, children }: SaveBarProps) {
  return (
    <div className="admin-save-bar">
      <Button type="submit" aria-disabled={isSaving || undefined} aria-keyshortcuts="Control+S">
        {isSaving ? 'Sauvegarde...' : 'Sauvegarder'}
      </Button>
      <Button variant="outline" onClick={onCancel}>
        Annuler
      </Button>
      {children}
      <p role="status" className="ml-auto text-small text-ink-2 max-md:w-full">
        {isChanged ? 'Modifications non enregistrées' : ''}
      </p>
    </div>
  );
}
