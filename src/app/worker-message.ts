/** Messages from a tab to the service worker. Files are identified by path. */
export type WorkerMessage =
  /** Lets the waiting worker take over: the visitor accepted, or the tab has its build already. */
  | { type: 'SKIP_WAITING' }
  /** Asks whether a file belongs to the worker's build; the reply comes through the message's port. */
  | { type: 'HAS_FILE'; file: string }
  /** Reports the start of a tab, with pictures shown before a worker could cache them. */
  | { type: 'STARTED'; entry: string; url: string; pictures: string[] };
