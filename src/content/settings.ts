import { DEFAULT_BOOKING_PROMISES, DEFAULT_BOOKING_SEARCH_URL } from '#domain/hotel/booking.ts';
import { DEFAULT_NEWSLETTER_PROMISE } from '#domain/newsletter/newsletter.ts';
import type { Settings } from '#domain/settings/site-settings.ts';
import { DEFAULT_SOCIAL_LINKS } from '#domain/settings/social-links.ts';
import { DEFAULT_AUTHOR } from './about.ts';
import { LEGAL_IDENTITY, SITE_CONTACT } from './legal.ts';
import { EXAMPLE_HOLIDAY_TESTIMONIALS, EXAMPLE_HOME_TESTIMONIALS } from './testimonials.ts';

const account = (network: (typeof DEFAULT_SOCIAL_LINKS)[number]['id']) =>
  DEFAULT_SOCIAL_LINKS.find(({ id }) => id === network)?.href ?? '';

/** Default values of the site's settings, used until owners save other ones. */
export const DEFAULT_SETTINGS: Settings = {
  ...SITE_CONTACT,
  instagram: account('instagram'),
  whatsapp: account('whatsapp'),
  tiktok: account('tiktok'),
  announcement: '',
  announcement_link: '',
  announcement_from: '',
  announcement_until: '',
  ...DEFAULT_NEWSLETTER_PROMISE,
  home_testimonials: EXAMPLE_HOME_TESTIMONIALS,
  holiday_testimonials: EXAMPLE_HOLIDAY_TESTIMONIALS,
  ...DEFAULT_AUTHOR,
  booking_promises: DEFAULT_BOOKING_PROMISES,
  partner_name: '',
  partner_search_url: DEFAULT_BOOKING_SEARCH_URL,
  ...LEGAL_IDENTITY,
  ai_training: false,
  mail_confirmed: false,
  texts_confirmed: false,
};
