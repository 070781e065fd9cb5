import { setGlobalOptions } from 'firebase-functions/v2';
import { FUNCTIONS_REGION } from '../../src/domain/site/functions.ts';
import { READ_ONLY_SERVICE_ACCOUNT, serviceAccountEmail } from './service-accounts.ts';

// Default options of functions, meant for those that only read; the limits cap the cost of an attack. Import this file
// first, because the options apply only to functions defined afterwards.
setGlobalOptions({
  region: FUNCTIONS_REGION,
  maxInstances: 10,
  memory: '256MiB',
  concurrency: 40,
  serviceAccount: serviceAccountEmail(READ_ONLY_SERVICE_ACCOUNT),
});
