import { createHmac, randomBytes } from 'node:crypto';
import { type Figure, figureKey } from '../../../src/domain/figures/figure.ts';
import { type Caller, HOUR_MS } from '../guards/caller.ts';

/** How many figures count in an hour in one instance. */
export type FloodLimits = {
  /** The same thing with the same record from one IP address: many readers may share it. */
  figure: number;
  caller: number;
  /** The same from one machine of Hosting, or from somebody who forges addresses. */
  gateFigure: number;
  gate: number;
  all: number;
};

/** The limits in production. */
export const FLOOD_LIMITS: FloodLimits = {
  figure: 30,
  caller: 300,
  gateFigure: 3_000,
  gate: 30_000,
  all: 60_000,
};

/**
 * Limits how many figures count. Unlike those of forms, these limits are kept by the instance alone: a
 * count in the database for each would cost more than the figure, and be written more than once a
 * second. Addresses are kept as hashes whose secret nobody knows, in memory, until the hour ends.
 * @returns whether a figure of a caller is within the limits; it is counted if it is
 */
export function floodLimit(limits: FloodLimits) {
  let hour = 0;
  let secret = randomBytes(32);
  let counts = new Map<string, number>();
  const keyOf = (...parts: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url').slice(0, 16);

  return ({ address, gate }: Caller, figure: Figure, now: Date): boolean => {
    const current = Math.floor(now.getTime() / HOUR_MS);
    if (current !== hour) {
      [hour, secret, counts] = [current, randomBytes(32), new Map()];
    }
    const machine = gate ?? address;
    const subjects: [key: string, max: number][] = [
      ['all', limits.all],
      [keyOf('gate', machine), limits.gate],
      [keyOf('gate', machine, figureKey(figure)), limits.gateFigure],
      [keyOf('caller', address), limits.caller],
      [keyOf('caller', address, figureKey(figure)), limits.figure],
    ];
    // What is refused is not remembered: a flood fills no memory.
    if (subjects.some(([key, max]) => (counts.get(key) ?? 0) >= max)) return false;
    for (const [key] of subjects) counts.set(key, (counts.get(key) ?? 0) + 1);
    return true;
  };
}
