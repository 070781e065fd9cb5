import { PageContent } from '#domain/seo/page-content.ts';
import type { PageSlug } from '#domain/seo/site-pages.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { getDocument } from './firestore.ts';

export const getPageContent = (slug: PageSlug): Promise<PageContent | null> =>
  getDocument(PageContent, COLLECTIONS.pageContent, slug);
