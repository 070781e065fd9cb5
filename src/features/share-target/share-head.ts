import type { PageHead } from '#data/seo-head.ts';
import { pageTitle } from '#domain/seo/seo.ts';

const TITLE = 'Votre partage';

/** The page that other apps share texts and links with. */
export const SHARE_HEAD: PageHead = {
  seo: { title: pageTitle(TITLE), description: TITLE, keywords: '', image: null, noindex: true },
  path: '/partager',
};
