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
    // Storage is blocked: it is known until the page is left.
  }
}

/**
 * Gives requests their ids: the same one as long as the content is the same, so that a retry is the
 * same request, a new one when the content has changed or was sent. Kept beside the draft of that
 * key, and for as long, so that a retry after a reload is the same request too.
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
