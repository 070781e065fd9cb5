import { afterEach, expect, it, vi } from 'vitest';
import { safeStorage } from '#data/browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

it('storage keeps values in memory when there is no IndexedDB', async () => {
  const storage = safeStorage<string>('none');
  expect(await storage.getItem('hotel')).toBeUndefined();
  await storage.setItem('hotel', 'Ryokan Momiji');
  expect(await storage.getItem('hotel')).toBe('Ryokan Momiji');
  expect(await storage.entries()).toEqual([['hotel', 'Ryokan Momiji']]);
  await storage.removeItem('hotel');
  expect(await storage.entries()).toEqual([]);
});

it('storage never throws when IndexedDB is blocked', async () => {
  vi.stubGlobal('indexedDB', {
    open() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  const storage = safeStorage<number>('blocked');
  await storage.setItem('count', 3);
  expect(await storage.getItem('count')).toBe(3);
  await expect(storage.removeItem('count')).resolves.toBeUndefined();
  expect(await storage.getItem('count')).toBeUndefined();
});
