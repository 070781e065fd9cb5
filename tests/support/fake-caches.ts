const keyOf = (key: RequestInfo | URL) =>
  new URL(key instanceof Request ? key.url : key, 'https://example.org').href;

/** Cache Storage in memory, as far as pages use it. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return {
      match: async (key: RequestInfo | URL) => entries.get(keyOf(key))?.clone(),
      put: async (key: RequestInfo | URL, response: Response) =>
        void entries.set(keyOf(key), response),
      delete: async (key: RequestInfo | URL) => entries.delete(keyOf(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    };
  };
  return { open, has: async (name: string) => all.has(name) };
}
