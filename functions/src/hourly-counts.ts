import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '../../src/domain/text/today.ts';

/** Counts callers in memory, hashed with the instance's own secret, as the privacy policy promises. */
export function hourlyCounts() {
  const secret = randomBytes(32);
  const counts = new LRUCache<string, number>({ max: 50_000, ttl: HOUR_MS, noUpdateTTL: true });
  const hash = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
  const countOf = (key: string) => counts.get(hash(key)) ?? 0;
  return {
    isBelow: (key: string, max: number): boolean => countOf(key) < max,
    add: (key: string): void => void counts.set(hash(key), countOf(key) + 1),
  };
}
