import { CrashScreen } from '#features/site/crash-screen.tsx';
import { LoadError } from '#features/site/load-error.tsx';
import { startServiceWorker } from './start-service-worker.ts';

/** The code that a page loads once idle, in a single chunk. */
export { CrashScreen, LoadError, startServiceWorker };
