import { tabStorage } from '#data/web-storage.ts';

/**
 * Returns the ids of a form's requests. Unchanged content keeps its id, so that a retry counts as the same
 * request; changed or sent content gets a new id. The id is stored beside the form's draft, to survive a
 * reload.
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
