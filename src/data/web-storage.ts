/** JSON in a browser storage. Never throws: where storage is blocked or full, nothing is stored. */
const jsonStorage = (kind: 'localStorage' | 'sessionStorage') => ({
  read(key: string): unknown {
    try {
      return JSON.parse(globalThis[kind].getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  /** Null removes the entry; returns whether the storage accepted the change. */
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
/** Survives a reload but not the tab, and is not shared with other tabs. */
export const tabStorage = jsonStorage('sessionStorage');
