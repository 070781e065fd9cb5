import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => onlineManager.subscribe(notify);

/** Whether there is a network; true on the server. */
export const isOnline = (): boolean => onlineManager.isOnline();

/** The same for components; true also while hydrating. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}
