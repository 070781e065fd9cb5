import { CrashScreen } from '#features/site/crash-screen.tsx';
import { LoadError } from '#features/site/load-error.tsx';
import { startServiceWorker } from './start-service-worker.ts';

const address = import.meta.env.VITE_ERROR_REPORT_URL;
if (address) {
  void import('#data/report-errors.ts').then(({ reportErrors }) => reportErrors(address));
}

/** What a page needs only once it is idle, in one chunk. */
export { CrashScreen, LoadError, startServiceWorker };
