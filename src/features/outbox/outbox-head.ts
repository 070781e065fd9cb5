import type { PageHead } from '#data/seo-head.ts';
import { pageTitle } from '#domain/seo/seo.ts';

const TITLE = 'Demandes en attente';

/** A page of this device alone: search engines have nothing to read there. */
export const OUTBOX_HEAD: PageHead = {
  seo: { title: pageTitle(TITLE), description: TITLE, keywords: '', image: null, noindex: true },
  path: '/en-attente',
};
