import { HOLIDAY_TESTIMONIALS, HOME_TESTIMONIALS } from '#content/testimonials.ts';
import { PageContent } from '#domain/seo/page-content.ts';
import type { PageSlug } from '#domain/seo/site-pages.ts';
import { isOtherThan } from '#domain/settings/examples.ts';
import { readSettings, SETTINGS_ID, type SiteSettings } from '#domain/settings/site-settings.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import { IS_DEMO } from './firebase/firebase-config.ts';
import { getDocument, plainDocument, storedDocument } from './firestore.ts';

export const getPageContent = (slug: PageSlug): Promise<PageContent | null> =>
  getDocument(PageContent, COLLECTIONS.pageContent, slug);

/** Checks that visitors see a testimonial: a live site shows none of the invented ones. */
export const isShown = isOtherThan(IS_DEMO ? [] : [...HOME_TESTIMONIALS, ...HOLIDAY_TESTIMONIALS]);

export const shownSettings = (settings: SiteSettings): SiteSettings => ({
  ...settings,
  home_testimonials: settings.home_testimonials?.filter(isShown),
  holiday_testimonials: settings.holiday_testimonials?.filter(isShown),
});

export async function getSettings(): Promise<SiteSettings> {
  const found = await storedDocument(COLLECTIONS.settings, SETTINGS_ID);
  return shownSettings(readSettings(found ? plainDocument(found) : {}));
}
