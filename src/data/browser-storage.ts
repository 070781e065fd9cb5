import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval';

/**
 * Opens key-value storage in a database of its own, so that each kind of data can be cleared alone. Never
 * throws: values stay in memory where IndexedDB is blocked or full.
 */
export function safeStorage<TValue>(databaseName: string) {
  const memory = new Map<string, TValue>();
  let store: UseStore | undefined;

  async function attempt<T>(action: (store: UseStore) => Promise<T>): Promise<T | undefined> {
    try {
      store ??= createStore(databaseName, 'entries');
      return await action(store);
    } catch {
      return undefined;
    }
  }

  return {
    async getItem(key: string): Promise<TValue | undefined> {
      if (memory.has(key)) return memory.get(key);
      return attempt((target) => get<TValue>(key, target));
    },
    /** Returns false if only memory holds the value, until the page is closed. */
    async setItem(key: string, value: TValue): Promise<boolean> {
      const isStored = await attempt((target) => set(key, value, target).then(() => true));
      if (isStored) memory.delete(key);
      else memory.set(key, value);
      return isStored === true;
    },
    async removeItem(key: string): Promise<void> {
      memory.delete(key);
      await attempt((target) => del(key, target));
    },
    async entries(): Promise<[string, TValue][]> {
      const stored = (await attempt((target) => entries<string, TValue>(target))) ?? [];
      return [...new Map([...stored, ...memory])];
    },
  };
}
