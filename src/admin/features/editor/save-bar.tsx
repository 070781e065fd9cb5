import { type ReactNode, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { useClearOfBar } from './use-clear-of-bar.ts';

type SaveBarProps = {
  isChanged: boolean;
  isSaving: boolean;
  onCancel: () => void;
  /** More to do with the record: preview, duplicate. */
  children?: ReactNode;
};

/** Sticks to the bottom of the window (look). */
export function SaveBar({ isChanged, isSaving, onCancel, children }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useClearOfBar(bar);
  return (
    <div ref={bar} className="admin-save-bar">
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
