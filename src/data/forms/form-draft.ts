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

function parse(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
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
    attempt((storage) => {
      if (filled.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(Object.fromEntries(filled)));
    });
  }

  return {
    read() {
      flush();
      const stored = parse(attempt((storage) => storage.getItem(key)));
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
      attempt((storage) => storage.removeItem(key));
    },
  };
}
