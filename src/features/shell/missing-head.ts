import { isOnline } from '#data/online.ts';
import { BRAND } from '#domain/site/brand.ts';

// Apart from -head.ts, because every page loads these heads, and only loaders that.

export const notFoundHead = (title: string) => ({
  meta: [{ title: `${title} | ${BRAND}` }, { name: 'robots', content: 'noindex' }],
});

/** Returns the head of a record's page that shows no record. */
export const missingHead = (title: string, status: string) =>
  notFoundHead(status === 'error' && !isOnline() ? 'Cette page demande une connexion' : title);
