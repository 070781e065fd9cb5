import { BRAND, TAGLINE } from '#domain/site/brand.ts';
import type { PageSlug } from './page-content.ts';

type PageDefault = { title: string; description: string; noindex?: true };

/** Title, description and indexing of the pages, where administrators wrote nothing. */
export const PAGE_DEFAULTS: Record<PageSlug, PageDefault> = {
  home: { title: BRAND, description: TAGLINE },
  intro: {
    title: 'Découvrez les plus beaux palaces du monde',
    description: TAGLINE,
    noindex: true,
  },
  destinations: {
    title: 'Hôtels de luxe et destinations',
    description:
      'Parcourez nos hôtels cinq étoiles et nos palaces en Europe, en Asie, en Amérique et dans l’océan Indien, et filtrez-les par région et par budget.',
  },
  blog: {
    title: 'Blog',
    description:
      'Guides, conseils et récits de voyage\u00a0: les plus belles adresses du monde racontées par notre rédaction.',
  },
  'vacances-sur-mesure': {
    title: 'Vacances Sur-Mesure',
    description:
      'Décrivez-nous le voyage dont vous rêvez\u00a0: nous vous recontactons sous 24\u00a0h avec 3 à 5 propositions sur mesure. Service gratuit.',
  },
  about: {
    title: 'À Propos',
    description: 'Notre histoire, notre rédaction et les engagements de qualité de nos sélections.',
  },
  contact: {
    title: 'Contact',
    description:
      'Une question sur un hôtel ou un séjour\u202f? Écrivez-nous, nous vous répondrons.',
  },
  legal: {
    title: 'Mentions légales',
    description: 'Éditeur, hébergement, propriété intellectuelle, données personnelles et cookies.',
    noindex: true,
  },
  favoris: {
    title: 'Mes favoris',
    description: 'Les hôtels que vous avez sauvegardés, à lire même sans connexion.',
    noindex: true,
  },
};
