const keyOf = (key: RequestInfo | URL) =>
  new URL(key instanceof Request ? key.url : key, globalThis.location?.href ?? 'https://a.example')
    .href;

/** An in-memory Cache Storage, as far as pages use it; `room` is each cache's capacity in entries. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const storage = {
    room: Number.POSITIVE_INFINITY,
    has: async (name: string) => all.has(name),
    delete: async (name: string) => all.delete(name),
    async open(name: string) {
      const entries = all.get(name) ?? new Map<string, Response>();
      all.set(name, entries);
      return {
        async put(key: RequestInfo | URL, response: Response) {
          if (entries.size >= storage.room) throw new DOMException('', 'QuotaExceededError');
          entries.set(keyOf(key), response);
        },
        match: async (key: RequestInfo | URL) => entries.get(keyOf(key)),
        delete: async (key: RequestInfo | URL) => entries.delete(keyOf(key)),
        keys: async () => [...entries.keys()].map((url) => new Request(url)),
      };
    },
  };
  return storage;
}
