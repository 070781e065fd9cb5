import { isOnline } from '#data/online.ts';
import { BRAND } from '#domain/site/brand.ts';

/** Titles of records that were never opened, offline, where nothing can say whether they exist. */
export const UNOPENED = {
  hotel: 'Fiche d’hôtel pas encore ouverte',
  article: 'Article pas encore ouvert',
  destination: 'Destination pas encore ouverte',
} as const;

/** The head of a page for something that does not exist. */
export const notFoundHead = (title: string) => ({
  meta: [{ title: `${title} | ${BRAND}` }, { name: 'robots', content: 'noindex' }],
});

/** The head of a record's page without the record: it does not exist, or could not be read. */
export const unreadHead = (status: string, notFound: string, unopened: string) =>
  notFoundHead(status === 'error' && !isOnline() ? unopened : notFound);
