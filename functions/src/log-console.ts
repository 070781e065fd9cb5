import { logger } from 'firebase-functions/v2';
import { anonymiseErrorText } from './error-text.ts';

// Code shared with browsers reports to the console (src/data/report.ts): sends such reports to the logger, which adds
// the severity and the HTTP request.
const cleaned = (values: unknown[]) =>
  values.map((value) => (value instanceof Error ? anonymiseErrorText(value) : value));
console.error = (...values: unknown[]) => logger.error(...cleaned(values));
console.warn = (...values: unknown[]) => logger.warn(...cleaned(values));
