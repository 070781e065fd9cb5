import { savePage, unsavePage } from './page-cache.ts';

async function attempt(action: () => Promise<void>): Promise<void> {
  // Without a worker, as in development, nothing would ever show what is kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await action();
  } catch {
    // No network, or no storage: the page's data are kept elsewhere, for the shell.
  }
}

/**
 * Keeps the server's page of a path, such as `/hotels/ID`, for reading without a network until it is
 * released. Resolves when it is kept, or cannot be; never rejects.
 */
export const keepPage = (path: string): Promise<void> => attempt(() => savePage(path));

/** Lets a kept page go like any other visited one. Never rejects. */
export const releasePage = (path: string): Promise<void> => attempt(() => unsavePage(path));
