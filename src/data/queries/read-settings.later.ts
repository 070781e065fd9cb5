import { parseSettings, SETTINGS_ID, type SiteSettings } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { decodeDocument, fetchStoredDocument } from '../firestore/firestore.ts';
import { excludeExampleTestimonials } from '../public-testimonials.ts';

export async function getSettings(): Promise<SiteSettings> {
  const stored = await fetchStoredDocument(COLLECTIONS.settings, SETTINGS_ID);
  return excludeExampleTestimonials(parseSettings(stored ? decodeDocument(stored) : {}));
}
