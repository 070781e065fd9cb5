import { CrashScreen } from '#features/site/crash-screen.tsx';
import { LoadError } from '#features/site/load-error.tsx';
import { startServiceWorker } from './start-service-worker.ts';

/** What a page needs only once it is idle, in one chunk. */
export { CrashScreen, LoadError, startServiceWorker };
