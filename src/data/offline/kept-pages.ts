import { LASTING_PAGES } from '#domain/site/kept-page.ts';
import { pageBytes, savedPaths, savePage, unsavePage } from './page-cache.ts';

/**
 * Keeps the server's pages of these paths, such as `/hotels/ID`, for reading without a network, and lets those
 * that were kept before go like other visited ones. Resolves when what can be kept is; never rejects.
 */
export async function keepPages(paths: readonly string[]): Promise<void> {
  // Without a worker, as in development, nothing would ever show what is kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const wanted = new Set([...LASTING_PAGES, ...paths]);
    const former = (await savedPaths()).filter((path) => !wanted.has(path));
    for (const path of former) await unsavePage(path);
    // One that cannot be fetched now is by the worker, at the next start.
    for (const path of paths) await savePage(path).catch(() => undefined);
  } catch {
    // No storage: the pages' data are kept elsewhere, for the shell.
  }
}

/** What the kept pages of these paths take, in bytes by path; 0 where there is none. Never rejects. */
export async function keptPageSizes(
  paths: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const sizes = paths.map(async (path) => [path, await pageBytes(path).catch(() => 0)] as const);
  return new Map(await Promise.all(sizes));
}
