import { logger } from 'firebase-functions/v2';
import { errorText } from './error-text.ts';

// Logs console output of rendering with its severity and the request's trace (src/data/report.ts).
const cleaned = (values: unknown[]) =>
  values.map((value) => (value instanceof Error ? errorText(value) : value));
console.error = (...values: unknown[]) => logger.error(...cleaned(values));
console.warn = (...values: unknown[]) => logger.warn(...cleaned(values));
