/** Stands in for the browser's storage: what a test read is not kept for the next one. */
export const safeStorage = () => ({
  getItem: () => undefined,
  setItem: () => undefined,
  removeItem: () => undefined,
  entries: () => [],
});
