import type { PageHead } from '#data/seo-head.ts';
import { linkPage } from '#domain/newsletter/newsletter-links.ts';
import { pageTitle } from '#domain/seo/seo.ts';

/** The pages that search engines have nothing to read on. */
const TITLES = new Map([
  ['/en-attente', 'Demandes en attente'],
  ['/favicon-editor', 'Éditeur de favicon'],
  [linkPage('confirmation'), 'Confirmer votre inscription à la newsletter'],
  [linkPage('desinscription'), 'Vous désinscrire de la newsletter'],
]);

/** The head of such a page, loaded with the route's data: no first view carries it. Undefined for others. */
export function unindexedHead(path: string): PageHead | undefined {
  const title = TITLES.get(path);
  if (title === undefined) return undefined;
  const seo = { description: title, keywords: '', image: null, noindex: true };
  return { seo: { title: pageTitle(title), ...seo }, path };
}
