import { useSyncExternalStore } from 'react';

const wide = matchMedia('(width >= 64rem)');

function subscribe(notify: () => void): () => void {
  wide.addEventListener('change', notify);
  return () => wide.removeEventListener('change', notify);
}

/** Whether there is room for a table; a phone shows cards. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
