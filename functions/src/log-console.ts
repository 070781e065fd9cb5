import { logger } from 'firebase-functions/v2';

// Turns console output of the site's code and libraries during rendering into structured log
// entries, with severity and the trace of the request (src/data/report.ts).
console.error = logger.error;
console.warn = logger.warn;
