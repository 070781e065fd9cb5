const RELOADED_KEY = 'reloadedFor';

/** The file of the build that a failed import names; Safari names none. */
const fileIn = (message: string): string | undefined => /\S+\.(?:js|css)\b/.exec(message)?.[0];

/** The file that started the application: gone with its build, as each build names its own. */
function entryFile(): string | undefined {
  const { entry } = document.documentElement.dataset;
  return entry ?? document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
}

async function isGone(file: string): Promise<boolean> {
  try {
    return (await fetch(file, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
}

/** Whether a reload for this failure is the first one, so that it cannot go on for ever. */
function isFirst(message: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_KEY) === message) return false;
    sessionStorage.setItem(RELOADED_KEY, message);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page when files of its build are gone since a deploy, once for each. Not when the
 * network fails, nor when the page is being left, which makes Firefox and Safari reject the imports
 * under way: a reload would cancel the navigation.
 */
export function reloadOnStaleChunk(): void {
  let isLeaving = false;
  const note = (events: string[], leaving: boolean) => {
    const listener = () => {
      isLeaving = leaving;
    };
    for (const type of events) addEventListener(type, listener, { capture: true, passive: true });
  };
  note(['beforeunload', 'pagehide'], true);
  // A page that is used was not left after all, as after a press on a mail address, or came back.
  note(['pageshow', 'pointerdown', 'keydown'], false);

  addEventListener('vite:preloadError', async ({ payload }) => {
    const { message } = payload;
    // The router would reload for this message by itself, whatever the cause.
    payload.message = `Chunk not loaded: ${message}`;
    const files = [fileIn(message), entryFile()].filter((file) => file !== undefined);
    const gone = await Promise.all(files.map(isGone));
    if (gone.includes(true) && !isLeaving && isFirst(message)) location.reload();
  });
}
