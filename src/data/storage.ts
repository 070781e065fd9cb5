import { createStore, del, entries, get, set, type UseStore, update } from 'idb-keyval';

/** Opens a storage of the browser for JSON. Never throws: if storage is blocked or full, nothing is stored. */
const jsonStorage = (kind: 'localStorage' | 'sessionStorage') => ({
  read(key: string): unknown {
    try {
      return JSON.parse(globalThis[kind].getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  /** Stores a value, or removes the entry if null; returns false if storage is blocked or full. */
  write(key: string, value: unknown): boolean {
    try {
      if (value === null) globalThis[kind].removeItem(key);
      else globalThis[kind].setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
});

export const jsonLocalStorage = jsonStorage('localStorage');
export const jsonSessionStorage = jsonStorage('sessionStorage');

/** Opens an IndexedDB database for one kind of data. Never throws: without IndexedDB, values stay in memory. */
export function openIndexedDbOrMemory<TValue>(databaseName: string) {
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

  /** Keeps a value in memory if it could not be stored. */
  function keepUnlessStored(key: string, value: TValue, isStored = false): boolean {
    if (isStored) memory.delete(key);
    else memory.set(key, value);
    return isStored;
  }

  return {
    async getItem(key: string): Promise<TValue | undefined> {
      if (memory.has(key)) return memory.get(key);
      return attempt((target) => get<TValue>(key, target));
    },
    /** Stores a value. Returns false if the value is only in memory, and lost when the page closes. */
    async setItem(key: string, value: TValue): Promise<boolean> {
      const stored = await attempt((target) => set(key, value, target).then(() => true));
      return keepUnlessStored(key, value, stored);
    },
    /** Changes a stored value in one transaction, so that no change by another tab is lost. */
    async updateItem<TNext extends TValue>(key: string, change: (value?: TValue) => TNext) {
      let next: TNext | undefined;
      const apply = (stored?: TValue) => {
        next = change(memory.get(key) ?? stored);
        return next;
      };
      const stored = await attempt((target) => update(key, apply, target).then(() => true));
      const value = next ?? apply();
      return { value, isStored: keepUnlessStored(key, value, stored) };
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
