import { logger } from 'firebase-functions/v2';
import { errorText } from './error-text.ts';

// Code shared with browsers writes errors to the console (src/data/report.ts): here they get a severity and the
// request's trace.
const cleaned = (values: unknown[]) =>
  values.map((value) => (value instanceof Error ? errorText(value) : value));
console.error = (...values: unknown[]) => logger.error(...cleaned(values));
console.warn = (...values: unknown[]) => logger.warn(...cleaned(values));
