import { setGlobalOptions } from 'firebase-functions/v2';
import { FUNCTIONS_REGION } from '../../src/domain/site/callables.ts';

// An attack costs at most what these instances cost. Must be imported before any function is defined: later options do not apply to it.
setGlobalOptions({ region: FUNCTIONS_REGION, maxInstances: 10 });
