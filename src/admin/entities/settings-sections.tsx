import type { ReactNode } from 'react';
import { TestimonialsField } from '#admin/features/settings/testimonials-field.tsx';
import type { FieldProps } from '#admin/kit/editor/field.tsx';
import type { SettingsFields } from '#domain/settings/settings-fields.ts';

type SettingsSection = {
  title: string;
  /** The path of the page that shows the fields. */
  preview?: string;
  fields?: { [TName in keyof typeof SettingsFields.entries]?: FieldProps };
  /** Controls of their own. */
  more?: ReactNode;
};

// Visitors reach the home page through the intro once; a preview shows the page itself.
const HOME = '/?intro=0';
const NO_NETWORK = 'Vide\u00a0: le réseau n’est affiché nulle part';

/** The settings in the order of their page. */
export const SETTINGS_SECTIONS: readonly SettingsSection[] = [
  {
    title: 'Annonce de l’accueil',
    preview: HOME,
    fields: {
      announcement: { hint: 'Au-dessus de l’en-tête. Vide\u00a0: aucune annonce' },
      announcement_from: { type: 'date', hint: 'Vide\u00a0: dès l’enregistrement' },
      announcement_until: { type: 'date', hint: 'Ce jour compris, à Paris' },
    },
  },
  {
    title: 'Contact',
    preview: '/contact',
    fields: {
      contact_email: {
        hint: 'Reçoit les demandes et leurs réponses\u202f; affichée sur la page Contact et les mentions légales',
      },
      phone: { hint: 'Dans les mentions légales' },
    },
  },
  {
    title: 'Réseaux sociaux',
    preview: HOME,
    fields: {
      instagram: { hint: `Adresse du compte, ou son nom. ${NO_NETWORK}` },
      whatsapp: { hint: `Adresse wa.me, ou numéro. ${NO_NETWORK}` },
      tiktok: { hint: `Adresse du compte, ou son nom. ${NO_NETWORK}` },
    },
  },
  {
    title: 'Lettre',
    preview: HOME,
    fields: {
      newsletter_day: { hint: 'Sans majuscule\u00a0: le premier jeudi du mois' },
      newsletter_limit: { hint: 'À la fin de la promesse, au pied des pages' },
      newsletter_contents: { hint: 'Sans majuscule ni point' },
    },
  },
  {
    title: 'Témoignages de l’accueil',
    preview: HOME,
    more: <TestimonialsField name="home_testimonials" />,
  },
  {
    title: 'Témoignages des vacances sur mesure',
    preview: '/vacances-sur-mesure',
    more: <TestimonialsField name="holiday_testimonials" />,
  },
  {
    title: 'Qui signe',
    preview: '/about',
    fields: {
      author_name: {},
      author_role: {},
      author_bio: { rows: 4, hint: 'Une ligne vide sépare deux paragraphes' },
      author_image: {},
    },
  },
  {
    title: 'Partenaire de réservation',
    fields: {
      partner_name: { hint: 'Nommé à qui part réserver. Vide\u00a0: l’adresse de son site' },
      partner_search_url: {
        hint: 'Pour les hôtels sans adresse\u00a0: leur nom et leur lieu s’ajoutent à la fin',
      },
    },
  },
  {
    title: 'Mentions légales',
    preview: '/legal',
    fields: {
      publisher_name: {},
      publisher_form: {},
      publisher_address: {},
      publisher_registration: { hint: 'RCS, ville et numéro' },
      publisher_vat: {},
      director_name: {},
      director_role: {},
      host_name: {},
      host_address: {},
      host_contact: {},
      host_location: { hint: 'Après «\u202fhébergés\u202f»\u00a0: dans l’Union européenne' },
    },
  },
];
