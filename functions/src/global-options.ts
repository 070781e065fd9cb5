import { setGlobalOptions } from 'firebase-functions/v2';
import { FUNCTIONS_REGION } from '../../src/domain/site/collections.ts';

/** Service account that reads and writes Firestore, reads the secret and receives events. */
const WORKER = 'site-worker@';

// Caps the cost of an attack. Import this file first: options apply to functions defined later.
setGlobalOptions({ region: FUNCTIONS_REGION, maxInstances: 10, serviceAccount: WORKER });
