import { setGlobalOptions } from 'firebase-functions/v2';

// Imported before any function is defined: an option set later would not reach it.
setGlobalOptions({ region: 'europe-west1' });
