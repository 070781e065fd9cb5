import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { BRAND, CONTACT_EMAIL } from '#domain/site/brand.ts';

// Who is legally responsible for the site, unless /admin/reglages says otherwise.

/** The publisher, as French law (21 June 2004, article 1-1) requires. The demo's numbers are made up. */
export const PUBLISHER = {
  name: `${BRAND} SAS`,
  form: 'société par actions simplifiée au capital de 10\u202f000 euros',
  address: '12, quai des Voyageurs, 06300 Nice, France',
  registration: 'RCS Nice 000\u202f000\u202f000',
  vat: 'FR 00 000000000',
  email: CONTACT_EMAIL,
  phone: '04 65 71 00 00',
} as const;

export const PUBLICATION_DIRECTOR = { name: 'Hélène Marsan', role: 'présidente' } as const;

export const HOST = {
  name: 'Google Cloud EMEA Limited (Firebase)',
  address: '70 Sir John Rogerson’s Quay, Dublin 2, Irlande',
  contact: 'https://firebase.google.com/support',
  location: 'dans l’Union européenne',
} as const;

/** What the host does outside the European Union. */
export const OUTSIDE_EU =
  'Pour la vitesse, les pages et les images, qui ne contiennent aucune donnée personnelle, sont servies par un réseau mondial (CDN)\u00a0: votre adresse IP peut donc être reçue hors de l’Union européenne, par le point d’accès le plus proche de vous. Les comptes des administrateurs, et eux seuls, sont gérés aux États-Unis (Firebase Authentication).';

/** Publisher, director and host as owners changed them. */
export function legalIdentity(settings: SiteSettings) {
  return {
    publisher: {
      name: settings.publisher_name ?? PUBLISHER.name,
      form: settings.publisher_form ?? PUBLISHER.form,
      address: settings.publisher_address ?? PUBLISHER.address,
      registration: settings.publisher_registration ?? PUBLISHER.registration,
      vat: settings.publisher_vat ?? PUBLISHER.vat,
      email: settings.contact_email ?? PUBLISHER.email,
      phone: settings.phone ?? PUBLISHER.phone,
    },
    director: {
      name: settings.director_name ?? PUBLICATION_DIRECTOR.name,
      role: settings.director_role ?? PUBLICATION_DIRECTOR.role,
    },
    host: {
      name: settings.host_name ?? HOST.name,
      address: settings.host_address ?? HOST.address,
      contact: settings.host_contact ?? HOST.contact,
      location: settings.host_location ?? HOST.location,
    },
  };
}

/** Who delivers the site's emails. */
export const MAIL_CARRIER = 'notre prestataire d’envoi d’e-mails';

export const SUPERVISORY_AUTHORITY = {
  name: 'Commission nationale de l’informatique et des libertés (CNIL)',
  address: '3, place de Fontenoy, TSA 80715, 75334 Paris Cedex 07',
  site: 'https://www.cnil.fr/fr/plaintes',
} as const;

/** When the legal notices last changed. */
export const LEGAL_UPDATED_ON = '2026-11-23';

/** The headings of the legal notices, in their order. */
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
