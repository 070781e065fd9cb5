import { useEffect, useRef, useState } from 'react';

function focusInvalid(fields: readonly string[]): void {
  const marked = document.querySelector<HTMLElement>('.editor [aria-invalid=true]');
  (marked ?? document.getElementsByName(fields[0] ?? '')[0])?.focus();
}

/**
 * Restores the focus that fields lose while they are inert (saving, conflict dialog), unless it has
 * moved elsewhere. The returned function focuses the first invalid field as soon as possible.
 */
export function useKeptFocus(isBusy: boolean): (invalid: readonly string[]) => void {
  const last = useRef<HTMLElement | null>(null);
  const [invalid, setInvalid] = useState<readonly string[] | null>(null);
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
    if (invalid !== null) {
      focusInvalid(invalid);
      return setInvalid(null);
    }
    const { activeElement: active, body } = document;
    // A new record that gets its own address gives the focus to the title.
    const isFree = active === null || active === body || active.tagName === 'H1';
    if (isFree && last.current?.isConnected) last.current.focus();
  }, [isBusy, invalid]);
  return setInvalid;
}
