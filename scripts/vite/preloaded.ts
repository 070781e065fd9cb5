/** The chunks that the entry imports. */
const ALWAYS_LOADED = /\/(?:rolldown-runtime|vendor|frame)-[\w-]+\.js$/;

/**
 * The files that a lazy import fetches at once with the chunk that it asks for, which is the first of
 * them. Each name stands in the first view's scripts: what every page has, and a chunk that comes alone,
 * need none.
 */
export function preloaded(needed: readonly string[]): string[] {
  const missing = needed.filter((file) => !ALWAYS_LOADED.test(file));
  return missing.length > 1 ? missing : [];
}
