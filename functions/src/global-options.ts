import { setGlobalOptions } from 'firebase-functions/v2';
import { FUNCTIONS_REGION } from '../../src/domain/site/collections.ts';

/** Service account that reads and writes Firestore, reads the secret and receives events. */
const WORKER = 'site-worker@';

// Instances cap the cost of an attack. Import this file before defining any function: options apply
// only to functions that are defined later.
setGlobalOptions({ region: FUNCTIONS_REGION, maxInstances: 10, serviceAccount: WORKER });
