import { useSyncExternalStore } from 'react';

const wide = () => matchMedia('(width >= 64rem)');

function subscribe(notify: () => void): () => void {
  const query = wide();
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether there is room for a table; otherwise lists are cards. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => wide().matches);
