import { PageContent } from '#domain/seo/page-content.ts';
import type { PageSlug } from '#domain/seo/site-pages.ts';
import { readSettings, SETTINGS_ID, type SiteSettings } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { listDocuments, plainDocument, storedDocument, where } from './firestore.ts';

export async function getPageContent(slug: PageSlug): Promise<PageContent | null> {
  const clauses = [where('page_slug', '==', slug), { limit: 1 }];
  return (await listDocuments(PageContent, COLLECTIONS.pageContent, clauses))[0] ?? null;
}

export async function getSettings(): Promise<SiteSettings> {
  const found = await storedDocument(COLLECTIONS.settings, SETTINGS_ID);
  return readSettings(found ? plainDocument(found) : {});
}
