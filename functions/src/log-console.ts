import { logger } from 'firebase-functions/v2';

// Logs console output of rendering with its severity and the request's trace (src/data/report.ts).
console.error = logger.error;
console.warn = logger.warn;
