import { PageSeoRecord } from '#domain/seo/page-seo-record.ts';
import type { PageSlug } from '#domain/seo/site-pages.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { getDocument } from './firestore.ts';

export const getPageSeo = (slug: PageSlug): Promise<PageSeoRecord | null> =>
  getDocument(PageSeoRecord, COLLECTIONS.pageContent, slug);
