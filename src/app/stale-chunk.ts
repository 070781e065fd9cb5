import { tabStorage } from '#data/web-storage.ts';
import { entryFile } from './entry-file.ts';
import { isLeaving, watchLeaving } from './leaving.ts';

const RELOADED_KEY = 'reloadedFor';

/** The file of the build that a failed import names; Safari names none. */
const fileIn = (message: string): string => /\S+\.(?:js|css)\b/.exec(message)?.[0] ?? '';

async function isGone(file: string): Promise<boolean> {
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

/** Tells if a reload for this failure is the first one, so that it cannot go on for ever. */
const isFirst = (message: string): boolean =>
  tabStorage.read(RELOADED_KEY) !== message && tabStorage.write(RELOADED_KEY, message);

/**
 * The page is being left, which makes Firefox and Safari reject the imports under way. A reload would
 * cancel the navigation, and an error screen replace the page until then: React waits for whatever has
 * a `then`, so it keeps what is shown. If the visitor comes back to this very page, it starts anew.
 */
function waitForEver(error: Error): void {
  // biome-ignore lint/suspicious/noThenProperty: meant to be one.
  Object.assign(error, { then: () => undefined });
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}

/** Reloads the page when files of its build are gone since a deploy, once for each. */
export function reloadOnStaleChunk(): void {
  watchLeaving();
  addEventListener('vite:preloadError', async ({ payload }) => {
    const { message } = payload;
    // The router would reload for this message by itself, whatever the cause.
    payload.message = `Chunk not loaded: ${message}`;
    if (isLeaving()) return waitForEver(payload);
    const files = [fileIn(message), entryFile()].filter(
      (file) => file !== undefined && file !== '',
    );
    const gone = await Promise.all(files.map(isGone));
    if (gone.includes(true) && !isLeaving() && isFirst(message)) location.reload();
  });
}
