import { useEffect, useRef, useState } from 'react';

function focusFault(fields: readonly string[]): void {
  const faulty = document.querySelector<HTMLElement>('.editor [aria-invalid=true]');
  (faulty ?? document.getElementsByName(fields[0] ?? '')[0])?.focus();
}

/**
 * While an editor is saved, or a conflict shown, its fields take no focus: afterwards the one that
 * had it has it again, unless something else has asked for it. The returned function asks for the
 * first of some faulty fields, as soon as they take the focus.
 */
export function useKeptFocus(isBusy: boolean): (faulty: readonly string[]) => void {
  const last = useRef<HTMLElement | null>(null);
  const [faulty, setFaulty] = useState<readonly string[] | null>(null);
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
    if (isBusy) return;
    if (faulty !== null) {
      focusFault(faulty);
      return setFaulty(null);
    }
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (isFree && last.current?.isConnected) last.current.focus();
  }, [isBusy, faulty]);
  return setFaulty;
}
