import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { BottomBar } from '#admin/ui/bottom-bar.tsx';
import { Button } from '#admin/ui/button.tsx';
import { formatTime } from '#domain/text/dates.ts';
import type { Editor } from './use-editor.ts';

type SaveBarProps = {
  editor: Editor;
  onCancel: () => void;
  /** « Quitter » unless given. */
  cancelLabel?: string | undefined;
  /** More actions: previews. */
  children?: ReactNode;
};

function saveLabel({ isNew, isHidden, hasNewPlan }: Editor): string {
  if (isHidden && hasNewPlan) return 'Planifier';
  return isNew && isHidden ? 'Enregistrer le brouillon' : 'Sauvegarder';
}

/** The buttons of an editor. A new record that is not shown yet is saved as a draft, planned, or published. */
export function SaveBar({ editor, onCancel, cancelLabel, children }: SaveBarProps) {
  const { isChanged, isSaving, isWaiting, savedAt, isHidden, hasPlan } = editor;
  const isBusy = isSaving || isWaiting || undefined;
  const bar = useRef<HTMLDivElement>(null);
  useClearOfBar(bar);
  const saved = savedAt === null ? '' : `Enregistré à ${formatTime(savedAt)}`;
  const state = isChanged ? 'Modifications non enregistrées' : saved;
  return (
    <BottomBar ref={bar}>
      <Button type="submit" aria-disabled={isBusy} aria-keyshortcuts="Control+S">
        {isSaving ? 'Sauvegarde...' : saveLabel(editor)}
      </Button>
      {isHidden && (
        <Button variant="outline" aria-disabled={isBusy} onClick={() => editor.submit('publish')}>
          {hasPlan ? 'Publier maintenant' : 'Publier'}
        </Button>
      )}
      <Button variant="outline" onClick={onCancel}>
        {cancelLabel ?? 'Quitter'}
      </Button>
      {children}
      <p role="status" className="ml-auto text-small text-ink-2 max-md:w-full">
        {isWaiting ? 'Envoi de l’image en cours…' : state}
      </p>
    </BottomBar>
  );
}

/** Pixels between the focused element and the bar, or the top of the window. */
const GAP = 16;

/** Scrolls an element focused with Tab out from under the bar. */
function useClearOfBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyUp = ({ key }: KeyboardEvent) => {
      const focused = document.activeElement;
      if (key !== 'Tab' || !focused || !bar.current) return;
      if (bar.current.contains(focused) || focused.closest('dialog')) return;
      const { top, bottom } = focused.getBoundingClientRect();
      const hidden = bottom + GAP - bar.current.getBoundingClientRect().top;
      const shift = Math.min(hidden, top - GAP);
      if (shift > 0) scrollBy({ top: shift });
    };
    addEventListener('keyup', onKeyUp);
    return () => removeEventListener('keyup', onKeyUp);
  }, [bar]);
}
