import { isOnline } from '#data/online.ts';
import { BRAND } from '#domain/site/brand.ts';

/** Titles of a page whose record does not exist, or was never opened and there is no network. */
export const MISSING = {
  hotel: { title: 'Hôtel non trouvé', unopened: 'Fiche d’hôtel pas encore ouverte' },
  article: { title: 'Article non trouvé', unopened: 'Article pas encore ouvert' },
  destination: { title: 'Destination non trouvée', unopened: 'Destination pas encore ouverte' },
} as const;
export type RecordKind = keyof typeof MISSING;

export const BACK = {
  hotel: { to: '/destinations', children: 'Voir tous les hôtels' },
  article: { to: '/blog', hash: 'articles', children: 'Retour au blog' },
  destination: { to: '/destinations', children: 'Voir toutes les destinations' },
} as const;

export const notFoundHead = (title: string) => ({
  meta: [{ title: `${title} | ${BRAND}` }, { name: 'robots', content: 'noindex' }],
});

export const missingHead = (kind: RecordKind, status: string) =>
  notFoundHead(MISSING[kind][status === 'error' && !isOnline() ? 'unopened' : 'title']);
