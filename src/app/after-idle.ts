import { LoadError } from '#features/site/load-error.tsx';
import { startServiceWorker } from './start-service-worker.ts';

/** What a page needs only once it is idle, in one chunk. */
export { LoadError, startServiceWorker };
