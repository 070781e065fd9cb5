import type { Settings, SiteSettings, Testimonial } from './site-settings.ts';

const isExample = (stored: SiteSettings, code: Settings) => (name: keyof Settings) =>
  (stored[name] ?? code[name]) === code[name];

/** Settings that every owner must fill in, in the order of the settings' form. */
const TO_FILL_IN = [
  'contact_email',
  'phone',
  'publisher_name',
  'publisher_address',
  'publisher_registration',
  'publisher_vat',
  'director_name',
  'travel_registration',
  'mediation',
  'pictures_origin',
] as const satisfies (keyof Settings)[];

/** Returns the settings in TO_FILL_IN that are missing, or still equal to the example that the code contains. */
export const listSettingsToFillIn = (stored: SiteSettings, code: Settings): (keyof Settings)[] =>
  TO_FILL_IN.filter(isExample(stored, code));

/** Returns the settings whose links are still the examples in the code, which lead nowhere. */
export const listUnchangedExampleLinkSettings = (
  stored: SiteSettings,
  code: Settings,
): (keyof Settings)[] =>
  (['whatsapp', 'partner_search_url'] as const).filter(isExample(stored, code));

/**
 * Returns whether a testimonial is one of the code's invented `examples`, which a live site must not show. Only these
 * have ratings: those that owners enter have none.
 */
export const isExampleTestimonial = (
  testimonial: Testimonial,
  examples: readonly Testimonial[],
): boolean =>
  examples.some(
    ({ name, content }) => name === testimonial.name && content === testimonial.content,
  );
