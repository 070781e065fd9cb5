import type { HotelValues } from './hotel-values.ts';

/** The fields by name, in the order of the editor. */
export const HOTEL_LABELS: Record<keyof HotelValues, string> = {
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
  seo_title: 'Titre SEO',
  seo_description: 'Description SEO',
  seo_keywords: 'Mots-clés SEO',
  featured: 'Coup de cœur',
  published: 'Publié',
  destinations: 'Destinations',
};
