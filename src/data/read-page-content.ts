import { firestoreLite } from '#data/firebase/firestore-lite.ts';
import { PageContent } from '#domain/seo/page-content.ts';
import type { PageSlug } from '#domain/seo/site-pages.ts';
import { readSettings, SETTINGS_ID, type SiteSettings } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { readDocuments } from './read-documents.ts';

export async function getPageContent(slug: PageSlug): Promise<PageContent | null> {
  const { collection, db, getDocs, limit, query, where } = await firestoreLite();
  const { docs } = await getDocs(
    query(collection(db, COLLECTIONS.pageContent), where('page_slug', '==', slug), limit(1)),
  );
  return readDocuments(PageContent, COLLECTIONS.pageContent, docs)[0] ?? null;
}

export async function getSettings(): Promise<SiteSettings> {
  const { db, doc, getDoc } = await firestoreLite();
  const snapshot = await getDoc(doc(db, COLLECTIONS.settings, SETTINGS_ID));
  return readSettings(snapshot.data() ?? {});
}
