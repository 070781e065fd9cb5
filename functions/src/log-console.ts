import { logger } from 'firebase-functions/v2';
import { anonymiseErrorText } from './error-text.ts';

// Code that browsers run too reports errors to the console (src/data/report.ts). On the server, the console passes them
// to the logger, which adds the severity and the HTTP request.
const cleaned = (values: unknown[]) =>
  values.map((value) => (value instanceof Error ? anonymiseErrorText(value) : value));
console.error = (...values: unknown[]) => logger.error(...cleaned(values));
console.warn = (...values: unknown[]) => logger.warn(...cleaned(values));
