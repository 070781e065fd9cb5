/** What a tab tells the service worker. Files are named by their paths. */
export type WorkerMessage =
  /** The waiting worker may take over: the visitor accepts it, or the tab is of its build already. */
  | { type: 'SKIP_WAITING' }
  /** Asks, with a port for the answer, whether a file is of the worker's build. */
  | { type: 'HAS_FILE'; file: string }
  /** A tab has started, with this entry; it shows pictures that no worker could keep yet. */
  | { type: 'STARTED'; entry: string; url: string; pictures: string[] };
