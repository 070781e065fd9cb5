import { tabStorage } from '#data/web-storage.ts';

/**
 * The ids of a form's requests: the same id for the same content, so that a retry is the same
 * request; a new one once the content has changed or was sent. Stored beside the form's draft, so
 * that a retry after a reload is still the same request.
 */
export function requestIds(draftKey: string) {
  const key = `${draftKey}Request`;
  let last: unknown = null;
  const keep = (request: unknown) => {
    last = request;
    tabStorage.write(key, request);
  };
  return {
    idOf(values: object): string {
      const content = JSON.stringify(values);
      last ??= tabStorage.read(key);
      const [known, kept]: unknown[] = Array.isArray(last) ? last : [];
      if (known === content && typeof kept === 'string') return kept;
      const id = crypto.randomUUID();
      keep([content, id]);
      return id;
    },
    forget: () => keep(null),
  };
}
