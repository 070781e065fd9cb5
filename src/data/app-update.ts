import { useSyncExternalStore } from 'react';

type Apply = () => void;

let waiting: Apply | null = null;
const listeners = new Set<() => void>();

function change(next: Apply | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Called when a new version of the site is ready; `apply` activates it and reloads the page. */
export const announceUpdate = (apply: Apply): void => change(apply);

/** The visitor stays on this version for now. */
export const dismissUpdate = (): void => change(null);

/** Activates the waiting version of the site; null while there is none. */
export function useWaitingUpdate(): Apply | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => null,
  );
}
