import { tabStorage } from '#data/web-storage.ts';

const RELOADED_KEY = 'reloadedFor';

let leaving = false;

export const isLeaving = (): boolean => leaving;

function watchLeaving(): void {
  const note = (events: string[], value: boolean) => {
    const listener = () => {
      leaving = value;
    };
    for (const type of events) addEventListener(type, listener, { capture: true, passive: true });
  };
  note(['beforeunload', 'pagehide'], true);
  // The visitor stayed after all (a mailto: link), or came back from the back/forward cache.
  note(['pageshow', 'pointerdown', 'keydown'], false);
}

/** Returns the path or URL of the entry script, whose hashed name identifies the build. */
export function entryFile(): string {
  const { entry } = document.documentElement.dataset;
  return entry ?? document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
}

/** Returns the file named in a failed import's message; empty in Safari, which names none. */
const fileIn = (message: string): string => /\S+\.(?:js|css)\b/.exec(message)?.[0] ?? '';

async function isGone(file: string): Promise<boolean> {
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

/** Records a failure; returns true only the first time, to prevent a reload loop. */
const isFirst = (message: string): boolean =>
  tabStorage.read(RELOADED_KEY) !== message && tabStorage.write(RELOADED_KEY, message);

/**
 * Makes React wait for a failure that a navigation has caused (Firefox and Safari reject pending
 * imports): a reload would cancel the navigation, an error screen would replace the page. React waits
 * for anything with a `then`. Reloads the page if it comes back from the back/forward cache.
 */
function waitForEver(error: Error): void {
  // biome-ignore lint/suspicious/noThenProperty: React must take the error for a pending promise.
  Object.assign(error, { then: () => undefined });
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
}

/** Reloads the page, once per failure, when a deploy has removed files of its build. */
export function reloadOnStaleChunk(): void {
  watchLeaving();
  addEventListener('vite:preloadError', async ({ payload }) => {
    const { message } = payload;
    // Changed, because the router reloads on the original message whatever the cause.
    payload.message = `Chunk not loaded: ${message}`;
    if (isLeaving()) return waitForEver(payload);
    const files = [fileIn(message), entryFile()].filter((file) => file !== '');
    const gone = await Promise.all(files.map(isGone));
    if (gone.includes(true) && !isLeaving() && isFirst(message)) location.reload();
  });
}
