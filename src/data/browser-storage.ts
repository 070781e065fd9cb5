import { createStore, del, entries, get, set, type UseStore, update } from 'idb-keyval';

/** Key-value storage that never throws: in memory where IndexedDB is blocked or full. */
export interface SafeStorage<TValue> {
  getItem(key: string): Promise<TValue | undefined>;
  /** @returns false if only memory holds the value, until the page is closed */
  setItem(key: string, value: TValue): Promise<boolean>;
  /** Changes a value in one transaction, so that no other tab comes between. */
  updateItem(
    key: string,
    change: (value: TValue | undefined) => TValue,
  ): Promise<{ value: TValue; isStored: boolean }>;
  removeItem(key: string): Promise<void>;
  entries(): Promise<[string, TValue][]>;
}

/** Opens a database of its own, so that each kind of data can be cleared alone. */
export function safeStorage<TValue>(databaseName: string): SafeStorage<TValue> {
  const memory = new Map<string, TValue>();
  let store: UseStore | null | undefined;

  function open(): UseStore | null {
    if (store !== undefined) return store;
    try {
      store = createStore(databaseName, 'entries');
    } catch {
      store = null;
    }
    return store;
  }

  async function attempt<T>(action: (store: UseStore) => Promise<T>): Promise<T | undefined> {
    try {
      const target = open();
      return target ? await action(target) : undefined;
    } catch {
      return undefined;
    }
  }

  async function getItem(key: string): Promise<TValue | undefined> {
    if (memory.has(key)) return memory.get(key);
    return attempt((target) => get<TValue>(key, target));
  }

  return {
    getItem,
    async setItem(key, value) {
      const stored = await attempt((target) => set(key, value, target).then(() => true));
      // Values refused by IndexedDB (private mode, quota) stay in memory for the visit.
      if (stored) memory.delete(key);
      else memory.set(key, value);
      return stored === true;
    },
    async updateItem(key, change) {
      const written: TValue[] = [];
      const isStored = await attempt(async (target) => {
        await update<TValue>(
          key,
          (old) => {
            const value = change(memory.has(key) ? memory.get(key) : old);
            written.push(value);
            return value;
          },
          target,
        );
        return true;
      });
      const [value] = written;
      if (isStored && value !== undefined) {
        memory.delete(key);
        return { value, isStored };
      }
      const kept = change(await getItem(key));
      memory.set(key, kept);
      return { value: kept, isStored: false };
    },
    async removeItem(key) {
      memory.delete(key);
      await attempt((target) => del(key, target));
    },
    async entries() {
      const stored = (await attempt((target) => entries<string, TValue>(target))) ?? [];
      return [...new Map([...stored, ...memory])];
    },
  };
}
