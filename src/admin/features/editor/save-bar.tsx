import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '#admin/ui/button.tsx';
import { BOTTOM_BAR } from '#admin/ui/looks.ts';

type SaveBarProps = {
  isChanged: boolean;
  isSaving: boolean;
  onCancel: () => void;
  /** More actions: preview, duplicate. */
  children?: ReactNode;
};

export function SaveBar({ isChanged, isSaving, onCancel, children }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useClearOfBar(bar);
  return (
    <div ref={bar} className={BOTTOM_BAR}>
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

/** Distance kept between the focused element and the bar, or the top of the window. */
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
