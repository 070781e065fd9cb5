import { onlineManager } from '@tanstack/react-query';
import { BRAND } from '#domain/site/brand.ts';

// Not in routes/-head.ts, which only loaders need: every page loads the heads of all routes, which use this file.

export const notFoundHeadTags = (title: string) => ({
  meta: [{ title: `${title} | ${BRAND}` }, { name: 'robots', content: 'noindex' }],
});

/** Returns the <head> of a page whose record is missing or could not be loaded. */
export const missingRecordHead = (title: string, status: string) =>
  notFoundHeadTags(
    status === 'error' && !onlineManager.isOnline() ? 'Cette page demande une connexion' : title,
  );
