import { EXAMPLE_HOLIDAY_TESTIMONIALS, EXAMPLE_HOME_TESTIMONIALS } from '#content/testimonials.ts';
import { createRealTestimonialFilter } from '#domain/settings/examples.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { IS_DEMO } from './firebase/firebase-config.ts';

/**
 * Returns true for the testimonials that visitors may see: all in a demo project, all but the invented examples
 * elsewhere.
 */
export const isPublicTestimonial = createRealTestimonialFilter(
  IS_DEMO ? [] : [...EXAMPLE_HOME_TESTIMONIALS, ...EXAMPLE_HOLIDAY_TESTIMONIALS],
);

export const excludeExampleTestimonials = (settings: SiteSettings): SiteSettings => ({
  ...settings,
  home_testimonials: settings.home_testimonials?.filter(isPublicTestimonial),
  holiday_testimonials: settings.holiday_testimonials?.filter(isPublicTestimonial),
});
