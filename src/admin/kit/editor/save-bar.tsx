import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { BottomBar } from '#admin/ui/bottom-bar.tsx';
import { Button } from '#admin/ui/button.tsx';
import { formatTime } from '#domain/text/dates.ts';
import type { Editor } from './use-editor.ts';

type SaveBarProps = {
  editor: Editor;
  onCancel: () => void;
  children?: ReactNode;
};

function saveLabel({ isNew, isHidden, hasNewPlan }: Editor): string {
  if (hasNewPlan) return 'Planifier';
  return isNew && isHidden ? 'Enregistrer le brouillon' : 'Sauvegarder';
}

/** The buttons of an editor: a new, hidden record is saved as a draft, planned or published. */
export function SaveBar({ editor, onCancel, children }: SaveBarProps) {
  const { isChanged, isSaving, isWaiting, savedAt, isHidden } = editor;
  const isBusy = isSaving || isWaiting || undefined;
  useSaveShortcut(() => editor.submit('stay'));
  const saved = savedAt === null ? '' : `Enregistré à ${formatTime(savedAt)}`;
  const state = isChanged ? 'Modifications non enregistrées' : saved;
  return (
    <BottomBar>
      <Button type="submit" aria-disabled={isBusy} aria-keyshortcuts="Control+S">
        {isSaving ? 'Sauvegarde...' : saveLabel(editor)}
      </Button>
      {isHidden && (
        <Button variant="outline" aria-disabled={isBusy} onClick={() => editor.submit('publish')}>
          Publier
        </Button>
      )}
      <Button variant="outline" onClick={onCancel}>
        Quitter
      </Button>
      {children}
      <p role="status" className="ml-auto text-small text-ink-2 max-md:w-full">
        {isWaiting ? 'Envoi de l’image en cours…' : state}
      </p>
    </BottomBar>
  );
}

function useSaveShortcut(save: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
