/** Replaces the browser's storage, so that nothing is kept from one test to the next. */
export const safeStorage = () => ({
  getItem: () => undefined,
  setItem: () => undefined,
  removeItem: () => undefined,
  entries: () => [],
});
