import type { PageHead } from '#data/seo-head.ts';
import { pageTitle } from '#domain/seo/seo.ts';

/** The head of /favicon-editor, loaded with the route's data so that no first view carries it. */
export const FAVICON_EDITOR_HEAD: PageHead = {
  seo: {
    title: pageTitle('Éditeur de favicon'),
    description: 'L’éditeur de favicon est temporairement désactivé.',
    keywords: '',
    image: null,
    noindex: true,
  },
  path: '/favicon-editor',
};
