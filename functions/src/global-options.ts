import { setGlobalOptions } from 'firebase-functions/v2';
import { FUNCTIONS_REGION } from '../../src/domain/site/callables.ts';

/** The account that reads and writes Firestore, reads the secret and takes events. */
const WORKER = 'site-worker@';

// An attack costs at most what these instances cost. To be imported before any function is defined,
// as options apply only to what is defined later.
setGlobalOptions({ region: FUNCTIONS_REGION, maxInstances: 10, serviceAccount: WORKER });
