import { isOnline } from '#data/online.ts';
import { BRAND } from '#domain/site/brand.ts';

// Separate from routes/-head.ts, so that first views stay small: every page loads the head functions of all
// routes, but only loaders need -head.ts.

export const notFoundHead = (title: string) => ({
  meta: [{ title: `${title} | ${BRAND}` }, { name: 'robots', content: 'noindex' }],
});

/** Returns the head of a page whose record is missing or could not be loaded. */
export const missingHead = (title: string, status: string) =>
  notFoundHead(status === 'error' && !isOnline() ? 'Cette page demande une connexion' : title);
