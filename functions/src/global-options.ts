import { setGlobalOptions } from 'firebase-functions/v2';
import { FUNCTIONS_REGION } from '../../src/domain/site/callables.ts';

// Imported before any function is defined: an option set later would not reach it.
setGlobalOptions({ region: FUNCTIONS_REGION });
