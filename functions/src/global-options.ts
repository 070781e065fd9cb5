import { setGlobalOptions } from 'firebase-functions/v2';
import { FUNCTIONS_REGION } from '../../src/domain/site/collections.ts';
import { accountEmail, READER } from './service-accounts.ts';

// Suits short requests that only read, and caps the cost of an attack. Import this file first:
// options apply to functions defined later.
setGlobalOptions({
  region: FUNCTIONS_REGION,
  maxInstances: 10,
  memory: '256MiB',
  concurrency: 40,
  serviceAccount: accountEmail(READER),
});
