import { useEffect, useRef } from 'react';
import { editLinkId } from './destination-row.tsx';

/**
 * Gives the focus back when the form is closed: to the link that opened it, or to the one for a
 * new destination, whose ref this returns.
 */
export function useFocusAfterSheet(fiche: string | undefined) {
  const newLink = useRef<HTMLAnchorElement>(null);
  const last = useRef(fiche);
  useEffect(() => {
    const closed = last.current;
    last.current = fiche;
    if (closed === undefined || fiche !== undefined) return;
    (document.getElementById(editLinkId(closed)) ?? newLink.current)?.focus();
  }, [fiche]);
  return newLink;
}
