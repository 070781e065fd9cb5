/** What a browser keeps as JSON. Nothing throws: where storage is blocked or full, nothing is kept. */
const jsonStorage = (kind: 'localStorage' | 'sessionStorage') => ({
  /** Null where nothing is kept, or it is damaged. */
  read(key: string): unknown {
    try {
      return JSON.parse(globalThis[kind].getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  /** Null lets go of it. Returns whether it is done. */
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
