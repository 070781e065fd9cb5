import { DEFAULT_BOOKING_SEARCH_URL } from '#domain/hotel/booking.ts';
import { NEWSLETTER_PROMISE } from '#domain/newsletter/newsletter.ts';
import type { Settings } from '#domain/settings/settings-fields.ts';
import { CONTACT_EMAIL } from '#domain/site/brand.ts';
import { SOCIAL_LINKS } from '#domain/site/social-links.ts';
import { AUTHOR } from './about.ts';
import { HOLIDAY_TESTIMONIALS } from './holiday-testimonials.ts';
import { HOME_TESTIMONIALS } from './home-testimonials.ts';
import { HOST, PUBLICATION_DIRECTOR, PUBLISHER } from './legal.ts';

const account = (wanted: (typeof SOCIAL_LINKS)[number]['id']) =>
  SOCIAL_LINKS.find(({ id }) => id === wanted)?.href ?? '';

/** The texts in the code, by the names of the settings that replace them. */
export const DEFAULT_SETTINGS: Settings = {
  contact_email: CONTACT_EMAIL,
  phone: PUBLISHER.phone,
  instagram: account('instagram'),
  whatsapp: account('whatsapp'),
  tiktok: account('tiktok'),
  announcement: '',
  announcement_from: '',
  announcement_until: '',
  newsletter_day: NEWSLETTER_PROMISE.day,
  newsletter_contents: NEWSLETTER_PROMISE.contents,
  newsletter_limit: NEWSLETTER_PROMISE.limit,
  home_testimonials: HOME_TESTIMONIALS,
  holiday_testimonials: HOLIDAY_TESTIMONIALS,
  author_name: AUTHOR.name,
  author_role: AUTHOR.role,
  author_bio: AUTHOR.bio.join('\n\n'),
  author_image: AUTHOR.image,
  partner_name: '',
  partner_search_url: DEFAULT_BOOKING_SEARCH_URL,
  publisher_name: PUBLISHER.name,
  publisher_form: PUBLISHER.form,
  publisher_address: PUBLISHER.address,
  publisher_registration: PUBLISHER.registration,
  publisher_vat: PUBLISHER.vat,
  director_name: PUBLICATION_DIRECTOR.name,
  director_role: PUBLICATION_DIRECTOR.role,
  host_name: HOST.name,
  host_address: HOST.address,
  host_contact: HOST.contact,
  host_location: HOST.location,
};
