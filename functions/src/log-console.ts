import { logger } from 'firebase-functions/v2';

// What the site's own code and libraries write to the console while they render becomes one structured
// entry each, with its severity and the trace of its request (src/data/report.ts).
console.error = logger.error;
console.warn = logger.warn;
