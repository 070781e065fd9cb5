import { useSyncExternalStore } from 'react';

/** Creates a value outside React's tree, shared by all components of the page. */
export function createSharedState<TValue>(initial: TValue) {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    initial,
    get: () => value,
    set(next: TValue): void {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns a shared value, and renders again when it changes; the initial value on the server and while hydrating. */
export const useSharedState = <TValue>(
  shared: ReturnType<typeof createSharedState<TValue>>,
): TValue => useSyncExternalStore(shared.subscribe, shared.get, () => shared.initial);
