type Kept = { content: string; id: string };

function readKept(key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
    const [content, id]: unknown[] = Array.isArray(kept) ? kept : [];
    return typeof content === 'string' && typeof id === 'string' ? { content, id } : null;
  } catch {
    return null;
  }
}

function write(key: string, kept: Kept | null): void {
  try {
    if (kept === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify([kept.content, kept.id]));
  } catch {
    // Storage is blocked: the id is kept in memory.
  }
}

/**
 * The ids of a form's requests: the same id for the same content, so that a retry is the same
 * request; a new one once the content has changed or was sent. Stored beside the form's draft, so
 * that a retry after a reload is still the same request.
 */
export function requestIds(draftKey: string) {
  const key = `${draftKey}Request`;
  let last: Kept | null = null;
  return {
    idOf(values: object): string {
      const content = JSON.stringify(values);
      last ??= readKept(key);
      if (last?.content !== content) {
        last = { content, id: crypto.randomUUID() };
        write(key, last);
      }
      return last.id;
    },
    forget(): void {
      last = null;
      write(key, null);
    },
  };
}
