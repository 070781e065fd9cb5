import { PageSeoRecord } from '#domain/seo/page-seo-record.ts';
import type { PageSlug } from '#domain/seo/site-pages.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { getDocument } from '../firestore/firestore.ts';

/** Reads the SEO texts that the owners have written for a page; an empty object if they have written none. */
export const getPageSeo = async (slug: PageSlug): Promise<Partial<PageSeoRecord>> =>
  (await getDocument(PageSeoRecord, COLLECTIONS.pageContent, slug)) ?? {};
