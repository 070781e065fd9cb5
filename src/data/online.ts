import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (notify: () => void) => onlineManager.subscribe(notify);

export const isOnline = (): boolean => onlineManager.isOnline();

/** Returns whether the network answers; true on the server and while hydrating. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, () => true);
