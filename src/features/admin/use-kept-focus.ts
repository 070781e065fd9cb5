import { useEffect, useRef } from 'react';

/**
 * While an editor is saved, or a conflict shown, its fields take no focus: afterwards the one that
 * had it has it again, unless something else has asked for it.
 */
export function useKeptFocus(isBusy: boolean): void {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('.editor') && !target.closest('dialog')) {
        last.current = target;
      }
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (!isBusy && isFree && last.current?.isConnected) last.current.focus();
  }, [isBusy]);
}
