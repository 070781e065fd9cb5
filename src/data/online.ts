import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const isOnline = () => onlineManager.isOnline();

/** Returns whether the network answers; true on the server and while hydrating. */
export const useOnline = (): boolean =>
  useSyncExternalStore(onlineManager.subscribe, isOnline, () => true);
