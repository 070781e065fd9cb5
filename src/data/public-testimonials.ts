import { EXAMPLE_HOLIDAY_TESTIMONIALS, EXAMPLE_HOME_TESTIMONIALS } from '#content/testimonials.ts';
import { createRealTestimonialFilter } from '#domain/settings/examples.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { IS_DEMO } from './firebase/firebase-config.ts';

/** Returns false for the invented testimonials, which only demo projects show to visitors. */
export const isPublicTestimonial = createRealTestimonialFilter(
  IS_DEMO ? [] : [...EXAMPLE_HOME_TESTIMONIALS, ...EXAMPLE_HOLIDAY_TESTIMONIALS],
);

export const excludeExampleTestimonials = (settings: SiteSettings): SiteSettings => ({
  ...settings,
  home_testimonials: settings.home_testimonials?.filter(isPublicTestimonial),
  holiday_testimonials: settings.holiday_testimonials?.filter(isPublicTestimonial),
});
