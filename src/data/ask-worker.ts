/** A page or picture of a saved hotel that the service worker is asked to cache. */
export type FileToKeep = { key: string; url: string };
/** What became of that file; `full` means that the browser has no room for it. */
export type Kept = 'saved' | 'full' | 'failed';

/** Whether the worker's build has a file, or to keep one. */
type Question = { type: 'HAS_FILE'; file: string | undefined } | ({ type: 'KEEP' } & FileToKeep);

/** Asks a service worker (app/service-worker/sw.ts). Never resolves if it is of a build that has no answer. */
export const askWorker = <TAnswer>(worker: ServiceWorker, question: Question): Promise<TAnswer> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage(question, [port2]);
  });
