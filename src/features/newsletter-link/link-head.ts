import type { PageHead } from '#data/seo-head.ts';
import { linkPage } from '#domain/newsletter/newsletter-links.ts';
import { pageTitle } from '#domain/seo/seo.ts';

const head = (path: string, title: string): PageHead => ({
  seo: { title: pageTitle(title), description: title, keywords: '', image: null, noindex: true },
  path,
});

/** The heads of the link pages, by the last part of their paths. */
const HEADS = new Map<string, PageHead>([
  ['confirmation', head(linkPage('confirmation'), 'Confirmer votre inscription à la newsletter')],
  ['desinscription', head(linkPage('desinscription'), 'Vous désinscrire de la newsletter')],
]);

/** The head of a link's page; undefined when there is no such page. */
export const linkHead = (name: string): PageHead | undefined => HEADS.get(name);
