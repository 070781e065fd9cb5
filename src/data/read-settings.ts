import { HOLIDAY_TESTIMONIALS, HOME_TESTIMONIALS } from '#content/testimonials.ts';
import { createRealTestimonialFilter } from '#domain/settings/examples.ts';
import { parseSettings, SETTINGS_ID, type SiteSettings } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { IS_DEMO } from './firebase/firebase-config.ts';
import { decodeDocument, fetchStoredDocument } from './firestore.ts';

/** Returns false for the invented testimonials, which only demo projects show to visitors. */
export const isPublicTestimonial = createRealTestimonialFilter(
  IS_DEMO ? [] : [...HOME_TESTIMONIALS, ...HOLIDAY_TESTIMONIALS],
);

export const excludeExampleTestimonials = (settings: SiteSettings): SiteSettings => ({
  ...settings,
  home_testimonials: settings.home_testimonials?.filter(isPublicTestimonial),
  holiday_testimonials: settings.holiday_testimonials?.filter(isPublicTestimonial),
});

export async function getSettings(): Promise<SiteSettings> {
  const found = await fetchStoredDocument(COLLECTIONS.settings, SETTINGS_ID);
  return excludeExampleTestimonials(parseSettings(found ? decodeDocument(found) : {}));
}
