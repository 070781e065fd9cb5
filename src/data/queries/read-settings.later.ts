import {
  parseSettings,
  SETTINGS_DOC_ID,
  type SiteSettings,
} from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { decodeDocument, fetchEncodedDocument } from '../firestore/firestore.ts';
import { excludeExampleTestimonials } from '../public-testimonials.ts';

export async function getSettings(): Promise<SiteSettings> {
  const stored = await fetchEncodedDocument(COLLECTIONS.settings, SETTINGS_DOC_ID);
  return excludeExampleTestimonials(parseSettings(stored ? decodeDocument(stored) : {}));
}
