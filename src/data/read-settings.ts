import { firestoreLite } from '#data/firebase/firestore-lite.ts';
import { readSettings, SETTINGS_ID, type SiteSettings } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';

/** What owners changed of the site's texts. Rejects when unreachable. */
export async function getSettings(): Promise<SiteSettings> {
  const { db, doc, getDoc } = await firestoreLite();
  const snapshot = await getDoc(doc(db, COLLECTIONS.settings, SETTINGS_ID));
  return readSettings(snapshot.data() ?? {});
}
