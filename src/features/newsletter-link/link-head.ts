import type { seoHead } from '#data/seo-head.ts';
import { linkPage } from '#domain/newsletter-links.ts';
import { pageTitle } from '#domain/seo.ts';

type PageHead = Parameters<typeof seoHead>[0];

const head = (path: string, title: string): PageHead => ({
  seo: { title: pageTitle(title), description: title, keywords: '', image: null, noindex: true },
  path,
});

/** What the heads of the links' pages say; the loaders hand it on. */
export const CONFIRMATION_HEAD = head(
  linkPage('confirmation'),
  'Confirmer votre inscription à la newsletter',
);
export const UNSUBSCRIBE_HEAD = head(
  linkPage('desinscription'),
  'Vous désinscrire de la newsletter',
);
