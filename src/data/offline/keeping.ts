import { useSyncExternalStore } from 'react';

/**
 * How far the pictures of a saved hotel are on this device. `waiting`: for the network; `full`: the
 * device has no room; `failed`: a picture's own server does not answer.
 */
export type Keeping = {
  kept: number;
  total: number;
  /** What they and the hotel's page take, in bytes. */
  bytes: number;
  state: 'keeping' | 'kept' | 'waiting' | 'full' | 'failed';
};

type Snapshot = {
  /** By the hotel's id; empty until the device has been looked at. */
  hotels: ReadonlyMap<string, Keeping>;
  /** What all take together, in bytes: some pictures belong to several hotels. */
  bytes: number;
};

const NOTHING: Snapshot = { hotels: new Map(), bytes: 0 };
const listeners = new Set<() => void>();
let current = NOTHING;

export function tellKeeping(snapshot: Snapshot): void {
  current = snapshot;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useKeeping(): Snapshot {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => NOTHING,
  );
}
