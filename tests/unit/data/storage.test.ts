import { expect, test, vi } from 'vitest';
import { openIndexedDbOrMemory } from '#data/storage.ts';

test('when IndexedDB is blocked, stored values stay in memory, and nothing throws', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  const storage = openIndexedDbOrMemory<number>('blocked');
  expect(await storage.setItem('count', 3)).toBe(false);
  expect(await storage.getItem('count')).toBe(3);
  expect(await storage.entries()).toEqual([['count', 3]]);
  await storage.removeItem('count');
  expect(await storage.getItem('count')).toBeUndefined();
  vi.unstubAllGlobals();
});
