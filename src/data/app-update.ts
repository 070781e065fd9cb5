import { useSyncExternalStore } from 'react';

type Apply = () => void;

let waiting: Apply | null = null;
const listeners = new Set<() => void>();

function change(next: Apply | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** Announces a new version of the site; `apply` activates it and reloads the page. */
export const announceUpdate = (apply: Apply): void => change(apply);

export const dismissUpdate = (): void => change(null);

/** Returns what activates the waiting version; null without one. */
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
