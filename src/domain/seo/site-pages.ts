import { BRAND, TAGLINE } from '#domain/site/brand.ts';

export const PAGE_SLUGS = [
  'home',
  'intro',
  'destinations',
  'blog',
  'lettre',
  'vacances-sur-mesure',
  'about',
  'contact',
  'legal',
  'accessibilite',
] as const;
export type PageSlug = (typeof PAGE_SLUGS)[number];

type Page = { name: string; title: string; description: string; noindex?: true; art?: string };

export const SITE_PAGES: Record<PageSlug, Page> = {
  home: {
    name: 'Accueil',
    title: BRAND,
    description: TAGLINE,
    art: 'page-home',
  },
  intro: {
    name: 'Introduction',
    title: 'Découvrez les plus beaux palaces du monde',
    description: TAGLINE,
    noindex: true,
    art: 'page-home',
  },
  destinations: {
    name: 'Destinations',
    title: 'Hôtels de luxe et destinations',
    description:
      'Nos hôtels cinq étoiles et nos palaces en Europe, en Asie, en Amérique et dans l’océan Indien, par région et par budget.',
    art: 'article-train-de-nuit',
  },
  blog: {
    name: 'Blog',
    title: 'Blog',
    description:
      'Guides, conseils et récits de voyage\u00a0: les plus belles adresses du monde racontées par notre rédaction.',
    art: 'article-carte-et-boussole',
  },
  lettre: {
    name: 'La lettre',
    title: 'Les lettres parues',
    description: 'Les lettres envoyées à nos lecteurs, de la plus récente à la première.',
  },
  'vacances-sur-mesure': {
    name: 'Vacances Sur-Mesure',
    title: 'Vacances Sur-Mesure',
    description:
      'Décrivez-nous votre voyage\u00a0: nous vous recontactons sous 24\u00a0h, puis vous adressons 3 à 5 propositions. Service gratuit.',
    art: 'page-vacances-sur-mesure',
  },
  about: {
    name: 'À Propos',
    title: 'À Propos',
    description: 'Notre histoire, notre rédaction et les engagements de qualité de nos sélections.',
    art: 'page-a-propos',
  },
  contact: {
    name: 'Contact',
    title: 'Contact',
    description:
      'Une question sur un hôtel ou un séjour\u202f? Écrivez-nous, nous vous répondrons.',
    art: 'article-conciergerie',
  },
  legal: {
    name: 'Mentions légales',
    title: 'Mentions légales',
    description: 'Éditeur, hébergement, propriété intellectuelle, données personnelles et cookies.',
    noindex: true,
  },
  accessibilite: {
    name: 'Accessibilité',
    title: 'Accessibilité',
    description:
      'Ce que nous faisons pour que chacun puisse lire ce site, et ce qui manque encore.',
    noindex: true,
  },
};

export const pagePath = (slug: PageSlug) => (slug === 'home' ? '/' : `/${slug}`);

/** Paths of the site's fixed pages, unlike those of hotels or other records; no redirection may start at one. */
export const STATIC_PAGE_PATHS: readonly string[] = [...PAGE_SLUGS.map(pagePath), '/favoris'];
