import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { BRAND, CONTACT_EMAIL } from '#domain/site/brand.ts';

// Default identity of the site's publisher, which /admin/reglages can override.

export const SITE_CONTACT = { contact_email: CONTACT_EMAIL, phone: '04 65 71 00 00' };

/** Details required by French law (21 June 2004, article 1-1). The demo's numbers are made up. */
export const LEGAL_IDENTITY = {
  publisher_name: `${BRAND} SAS`,
  publisher_form: 'société par actions simplifiée au capital de 10\u202f000 euros',
  publisher_address: '12, quai des Voyageurs, 06300 Nice, France',
  publisher_registration: 'RCS Nice 000\u202f000\u202f000',
  publisher_vat: 'FR 00 000000000',
  director_name: 'Hélène Marsan',
  director_role: 'présidente',
  host_name: 'Google Cloud EMEA Limited (Firebase)',
  host_address: '70 Sir John Rogerson’s Quay, Dublin 2, Irlande',
  host_contact: 'https://firebase.google.com/support',
  host_location: 'dans l’Union européenne',
};

export const legalIdentity = (settings: SiteSettings) =>
  Object.assign({ ...SITE_CONTACT, ...LEGAL_IDENTITY }, settings);

/** Data processing outside the European Union. */
export const OUTSIDE_EU =
  'Pour la vitesse, les pages et les images, qui ne contiennent aucune donnée personnelle, sont servies par un réseau mondial (CDN)\u00a0: votre adresse IP peut donc être reçue hors de l’Union européenne, par le point d’accès le plus proche de vous. Les comptes des administrateurs, et eux seuls, sont gérés aux États-Unis (Firebase Authentication).';

export const MAIL_CARRIER = 'notre prestataire d’envoi d’e-mails';

export const SUPERVISORY_AUTHORITY = {
  name: 'Commission nationale de l’informatique et des libertés (CNIL)',
  address: '3, place de Fontenoy, TSA 80715, 75334 Paris Cedex 07',
  site: 'https://www.cnil.fr/fr/plaintes',
} as const;

export const LEGAL_UPDATED_ON = '2026-11-23';

export const LEGAL_SECTIONS = [
  { id: 'editeur', title: 'Éditeur du site' },
  { id: 'direction', title: 'Direction de la publication' },
  { id: 'hebergement', title: 'Hébergement' },
  { id: 'propriete', title: 'Propriété intellectuelle' },
  { id: 'responsabilite', title: 'Responsabilité' },
  { id: 'donnees', title: 'Données personnelles (RGPD)' },
  { id: 'cookies', title: 'Cookies et stockage local' },
  { id: 'droit', title: 'Droit applicable' },
] as const;

export type LegalSectionId = (typeof LEGAL_SECTIONS)[number]['id'];
