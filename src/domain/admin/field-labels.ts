import type { BlogPostInput } from '#domain/blog/blog-post-input.ts';
import type { DestinationInput } from '#domain/destination/destination-input.ts';
import type { HotelInput } from '#domain/hotel/hotel-input.ts';
import type { MAIL_FIELDS } from '#domain/mail/mail-state.ts';
import type { StoredPhoto } from '#domain/media/stored-photo.ts';
import type { NewsletterSubscription } from '#domain/newsletter/newsletter-subscription.ts';
import type { ContactRequest } from '#domain/requests/contact-request.ts';
import type { PageContentInput, PageSeoInput } from '#domain/seo/page-content.ts';
import type { Settings } from '#domain/settings/settings-fields.ts';
import { COLLECTIONS } from '#domain/site/collections.ts';
import type { AuditedCollection } from './audit-entry.ts';

/** Labels of the fields of an entity; one without a label does not compile. */
type Labels<TKey extends string> = Readonly<Record<TKey, string>>;

export const SEO_LABELS: Labels<keyof PageSeoInput> = {
  seo_title: 'Titre SEO',
  seo_description: 'Description SEO',
  seo_keywords: 'Mots-clés SEO',
};

const PUBLISH_AT = 'Publier le';

/** In the order of the editor, as all of these: error summaries follow it. */
export const HOTEL_LABELS: Labels<keyof HotelInput | 'destinations'> = {
  name: 'Nom',
  location: 'Localisation',
  region: 'Région',
  rating: 'Note',
  price: 'Prix',
  image: 'Image',
  description: 'Description',
  amenities: 'Équipements',
  details: 'Détails',
  experience_description: 'L’Expérience',
  amenities_description: 'Services & Équipements',
  location_description: 'Emplacement',
  gallery: 'Galerie',
  booking_url: 'Adresse de réservation',
  coordinates: 'Coordonnées',
  ...SEO_LABELS,
  featured: 'Coup de cœur',
  published: 'Publié',
  publish_at: PUBLISH_AT,
  destinations: 'Destinations',
};

export const ARTICLE_LABELS: Labels<keyof BlogPostInput> = {
  title: 'Titre',
  excerpt: 'Chapeau',
  content: 'Contenu',
  image: 'Image',
  category: 'Catégorie',
  author: 'Auteur',
  read_time: 'Temps de lecture',
  tags: 'Mots-clés',
  ...SEO_LABELS,
  featured: 'Article vedette',
  published: 'Publié',
  publish_at: PUBLISH_AT,
};

export const DESTINATION_LABELS: Labels<keyof DestinationInput | 'former_slugs'> = {
  destination_name: 'Nom',
  destination_slug: 'Adresse de la page (slug)',
  former_slugs: 'Anciennes adresses',
  display_order: 'Ordre d’affichage',
  active: 'Active',
  publish_at: PUBLISH_AT,
  banner_image: 'Bannière',
  subtitle: 'Sous-titre',
  description: 'Description',
  ...SEO_LABELS,
};

const PAGE_LABELS: Labels<keyof PageContentInput> = {
  page_slug: 'Adresse de la page (slug)',
  page_name: 'Nom de la page',
  ...SEO_LABELS,
};

export const SETTINGS_LABELS: Labels<keyof Settings> = {
  announcement: 'Annonce',
  announcement_from: 'Premier jour de l’annonce',
  announcement_until: 'Dernier jour de l’annonce',
  contact_email: 'Adresse e-mail de contact',
  phone: 'Téléphone',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  tiktok: 'TikTok',
  newsletter_day: 'Jour de la lettre',
  newsletter_limit: 'Limite de la lettre',
  newsletter_contents: 'Contenu de la lettre',
  home_testimonials: 'Témoignages de l’accueil',
  holiday_testimonials: 'Témoignages des vacances sur mesure',
  author_name: 'Nom de l’auteur',
  author_role: 'Rôle de l’auteur',
  author_bio: 'Présentation de l’auteur',
  author_image: 'Image de l’auteur',
  partner_name: 'Nom du partenaire',
  partner_search_url: 'Recherche du partenaire',
  publisher_name: 'Raison sociale',
  publisher_form: 'Forme et capital',
  publisher_address: 'Siège social',
  publisher_registration: 'Immatriculation',
  publisher_vat: 'TVA intracommunautaire',
  director_name: 'Direction de la publication',
  director_role: 'Fonction de la direction',
  host_name: 'Hébergeur',
  host_address: 'Adresse de l’hébergeur',
  host_contact: 'Contact de l’hébergeur',
  host_location: 'Lieu d’hébergement',
};

type PhotoField = keyof Pick<StoredPhoto, 'alt' | 'caption' | 'credit' | 'focal' | 'file_name'>;

export const PHOTO_LABELS: Labels<PhotoField> = {
  alt: 'Texte alternatif',
  caption: 'Légende de l’image',
  credit: 'Crédit',
  focal: 'Cadrage',
  file_name: 'Fichier',
};

type SubscriptionField =
  | Exclude<keyof NewsletterSubscription, 'id'>
  | 'consent_at'
  | 'confirmed_at'
  | 'confirmation_sent_at'
  | 'unsubscribed_at'
  | 'activated_at';

const MAIL_LABELS: Labels<keyof typeof MAIL_FIELDS> = {
  mails: 'E-mails',
  delivery: 'Envoi des e-mails',
  mail_due_at: 'Prochain essai d’envoi',
  mail_attempts: 'Essais d’envoi',
};

const SUBSCRIPTION_LABELS: Labels<SubscriptionField> = {
  ...MAIL_LABELS,
  email: 'E-mail',
  source: 'Source',
  active: 'Statut',
  subscribed_at: 'Date d’inscription',
  consent_version: 'Version du consentement',
  consent_at: 'Consentement donné le',
  confirmed_at: 'Confirmé le',
  confirmation_sent_at: 'Confirmation envoyée le',
  unsubscribed_at: 'Désinscrit le',
  activation_basis: 'Fondement de l’activation',
  activated_at: 'Activé le',
};

type RequestField = Exclude<keyof ContactRequest, 'id' | 'created_at'>;

const REQUEST_LABELS: Labels<RequestField> = {
  ...MAIL_LABELS,
  form_type: 'Type',
  first_name: 'Prénom',
  last_name: 'Nom',
  email: 'E-mail',
  fields: 'Contenu',
  hotels: 'Hôtels joints',
  handled: 'Suivi',
  handled_at: 'Traitée le',
  handled_by: 'Traitée par',
  note: 'Note',
};

const LABELS: Record<AuditedCollection, Readonly<Record<string, string>>> = {
  [COLLECTIONS.hotels]: HOTEL_LABELS,
  [COLLECTIONS.destinations]: DESTINATION_LABELS,
  [COLLECTIONS.blogPosts]: ARTICLE_LABELS,
  [COLLECTIONS.pageContent]: PAGE_LABELS,
  [COLLECTIONS.settings]: SETTINGS_LABELS,
  [COLLECTIONS.media]: PHOTO_LABELS,
  [COLLECTIONS.newsletterSubscriptions]: SUBSCRIPTION_LABELS,
  [COLLECTIONS.contactRequests]: REQUEST_LABELS,
};

/** The French label of a stored field; a field without one keeps its stored name. */
export function fieldLabel(collection: AuditedCollection, name: string): string {
  return new Map(Object.entries(LABELS[collection])).get(name) ?? name;
}
