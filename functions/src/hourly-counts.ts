import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { HOUR_MS } from '../../src/domain/text/today.ts';

/** Counts requests per caller for an hour, in memory. Callers are hashed with a random secret (privacy policy). */
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
