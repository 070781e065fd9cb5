import { sharedValue, useShared } from '#data/shared-value.ts';

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

const keeping = sharedValue<Snapshot>({ hotels: new Map(), bytes: 0 });

export const tellKeeping = keeping.set;

export const useKeeping = (): Snapshot => useShared(keeping);
