import { createRequire } from 'node:module';

type DocumentEvents = typeof import('firebase-functions/v2/firestore');

/**
 * Firebase's triggers of documents. They load the whole admin SDK, so that the function which
 * renders pages, started from the same file, would start a tenth of a second later: null there.
 */
export function documentEvents(): DocumentEvents | null {
  if (process.env.FUNCTION_TARGET === 'render') return null;
  const events: DocumentEvents = createRequire(import.meta.url)('firebase-functions/v2/firestore');
  return events;
}
