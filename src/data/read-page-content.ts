import { PageContent } from '#domain/seo/page-content.ts';
import type { PageSlug } from '#domain/seo/site-pages.ts';
import { readSettings, SETTINGS_ID, type SiteSettings } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { getDocument, plainDocument, storedDocument } from './firestore.ts';

export const getPageContent = (slug: PageSlug): Promise<PageContent | null> =>
  getDocument(PageContent, COLLECTIONS.pageContent, slug);

export async function getSettings(): Promise<SiteSettings> {
  const found = await storedDocument(COLLECTIONS.settings, SETTINGS_ID);
  return readSettings(found ? plainDocument(found) : {});
}
