import { CONTACT_EMAIL } from '#domain/site/brand.ts';
import type { SiteSettings } from './site-settings.ts';

/** Returns the owners' contact address; the example in the code until they have set one. */
export const contactEmail = ({ contact_email = CONTACT_EMAIL }: SiteSettings): string =>
  contact_email;
