/**
 * Gives requests their ids: the same one as long as the content is the same, so that a retry is
 * the same request, a new one when the content has changed or was sent.
 */
export function requestIds() {
  let last = { content: '', id: '' };
  return {
    idOf(content: object): string {
      const text = JSON.stringify(content);
      if (text !== last.content) last = { content: text, id: crypto.randomUUID() };
      return last.id;
    },
    forget(): void {
      last = { content: '', id: '' };
    },
  };
}
