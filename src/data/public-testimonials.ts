import { EXAMPLE_HOLIDAY_TESTIMONIALS, EXAMPLE_HOME_TESTIMONIALS } from '#content/testimonials.ts';
import { isExampleTestimonial } from '#domain/settings/examples.ts';
import type { SiteSettings, Testimonial } from '#domain/settings/site-settings.ts';
import { IS_DEMO } from './firebase/firebase-config.ts';

const EXAMPLES = [...EXAMPLE_HOME_TESTIMONIALS, ...EXAMPLE_HOLIDAY_TESTIMONIALS];

/**
 * Returns true for the testimonials that visitors may see: all in a demo project, all but the invented examples
 * elsewhere.
 */
export const isPublicTestimonial = (testimonial: Testimonial): boolean =>
  IS_DEMO || !isExampleTestimonial(testimonial, EXAMPLES);

export const excludeExampleTestimonials = (settings: SiteSettings): SiteSettings => ({
  ...settings,
  home_testimonials: settings.home_testimonials?.filter(isPublicTestimonial),
  holiday_testimonials: settings.holiday_testimonials?.filter(isPublicTestimonial),
});
