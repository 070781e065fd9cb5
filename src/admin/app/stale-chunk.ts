import { jsonSessionStorage } from '#data/storage.ts';
import { RELOADED_BUILD_KEY } from '#domain/site/storage-keys.ts';

const isGone = (file: string): Promise<boolean> =>
  fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  );

/** Reloads the page, once per build, when a deploy has removed the files of its build. */
export function reloadOnStaleChunk(): void {
  addEventListener('vite:preloadError', async () => {
    // The hashed name of the entry script identifies the build.
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
    if (jsonSessionStorage.read(RELOADED_BUILD_KEY) === entry || !(await isGone(entry))) return;
    // Without storage, the page does not reload: nothing would stop a reload loop.
    if (jsonSessionStorage.write(RELOADED_BUILD_KEY, entry)) location.reload();
  });
}
