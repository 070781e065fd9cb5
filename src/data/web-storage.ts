/** Opens browser storage for JSON. Never throws: if storage is blocked or full, nothing is stored. */
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

export const deviceStorage = jsonStorage('localStorage');
/** Storage that survives a reload, ends with the tab and is not shared with other tabs. */
export const tabStorage = jsonStorage('sessionStorage');
