const DELAY_MS = 300;

/** What was typed into a form and not yet sent, kept until the tab is closed. Never throws. */
export interface FormDraft<TField extends string> {
  /** The kept values, without empty ones. */
  read(): Partial<Record<TField, string>>;
  /** Keeps the form's values after a short delay; an empty form leaves no draft. */
  write(values: Record<TField, string>): void;
  clear(): void;
}

/** sessionStorage survives a reload but not the tab, and is not shared with other tabs. */
function attempt<T>(action: (storage: Storage) => T): T | null {
  try {
    return action(sessionStorage);
  } catch {
    return null;
  }
}

/** What is stored under the key of a form's draft; empty when it is damaged. Never throws. */
export function readDraft(key: string): object {
  const value = attempt((storage): unknown => JSON.parse(storage.getItem(key) ?? ''));
  return typeof value === 'object' && value !== null ? value : {};
}

/** Stores a form's draft, texts by field. Never throws. @returns false where nothing can be stored */
export function writeDraft(key: string, texts: Readonly<Record<string, unknown>>): boolean {
  return attempt((storage) => storage.setItem(key, JSON.stringify(texts))) !== null;
}

/** Forgets a form's draft. Never throws. */
export function removeDraft(key: string): void {
  attempt((storage) => storage.removeItem(key));
}

/** The draft of a form with these fields, stored under `key`. */
export function formDraft<TField extends string>(
  key: string,
  fields: readonly TField[],
): FormDraft<TField> {
  let pending: Record<TField, string> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
    if (pending === null) return;
    const filled = Object.entries(pending).filter(([, text]) => text !== '');
    pending = null;
    if (filled.length === 0) removeDraft(key);
    else writeDraft(key, Object.fromEntries(filled));
  }

  return {
    read() {
      flush();
      const stored = readDraft(key);
      const values: Partial<Record<TField, string>> = {};
      for (const field of fields) {
        const text: unknown = Reflect.get(stored, field);
        if (typeof text === 'string' && text !== '') values[field] = text;
      }
      return values;
    },
    write(values) {
      clearTimeout(timer);
      pending = values;
      timer = setTimeout(flush, DELAY_MS);
      // The timer would die with a page that is left, and a hidden page may never come back.
      addEventListener('pagehide', flush);
      document.addEventListener('visibilitychange', flush);
    },
    clear() {
      clearTimeout(timer);
      pending = null;
      removeDraft(key);
    },
  };
}
