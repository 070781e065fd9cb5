import { isOnline } from '#data/online.ts';
import { BRAND } from '#domain/site/brand.ts';

/** A record's page without the record: it does not exist, or was never opened and there is no network. */
export const MISSING = {
  hotel: { title: 'Hôtel non trouvé', unopened: 'Fiche d’hôtel pas encore ouverte' },
  article: { title: 'Article non trouvé', unopened: 'Article pas encore ouvert' },
  destination: { title: 'Destination non trouvée', unopened: 'Destination pas encore ouverte' },
} as const;
export type RecordKind = keyof typeof MISSING;

/** Where such a page leads. */
export const BACK = {
  hotel: { to: '/destinations', children: 'Voir tous les hôtels' },
  article: { to: '/blog', hash: 'articles', children: 'Retour au blog' },
  destination: { to: '/destinations', children: 'Voir toutes les destinations' },
} as const;

/** The head of a page for something that does not exist. */
export const notFoundHead = (title: string) => ({
  meta: [{ title: `${title} | ${BRAND}` }, { name: 'robots', content: 'noindex' }],
});

/** The head of a record's page without the record. */
export const missingHead = (kind: RecordKind, status: string) =>
  notFoundHead(MISSING[kind][status === 'error' && !isOnline() ? 'unopened' : 'title']);
