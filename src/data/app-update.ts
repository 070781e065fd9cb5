import { sharedValue, useShared } from './shared-value.ts';

type Apply = () => void;

const waiting = sharedValue<Apply | null>(null);

/** Announces a new version of the site; `apply` activates it and reloads the page. */
export const announceUpdate = (apply: Apply): void => waiting.set(apply);

export const dismissUpdate = (): void => waiting.set(null);

/** Returns what activates the waiting version; null without one. */
export const useWaitingUpdate = (): Apply | null => useShared(waiting);
