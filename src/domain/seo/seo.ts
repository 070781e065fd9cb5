import { BRAND, TAGLINE } from '#domain/site/brand.ts';
import type { PageContent, PageSlug } from './page-content.ts';

/** How much of a title search engines show, in characters, with the suffix. */
export const SEO_TITLE_LENGTH = 60;
/** Recommended length of a meta description, in characters. */
export const SEO_DESCRIPTION_LENGTH = 160;

export const DEFAULT_KEYWORDS: readonly string[] = [
  'hôtel de luxe',
  'palace',
  'hôtel cinq étoiles',
  'séjour de luxe',
  "voyage d'exception",
  'vacances sur mesure',
  'spa',
  'suite',
];

/** What goes into a page's head: the title with its suffix, keywords separated by commas. */
export type Seo = {
  title: string;
  description: string;
  keywords: string;
  image: string | null;
  noindex: boolean;
};

type SeoFields = {
  seo_title: string | null;
  seo_description: string | null;
  seo_keywords: string | null;
};

const SUFFIX = ` | ${BRAND}`;

/** A page title with the brand as its suffix, never doubled. */
export function pageTitle(title: string): string {
  return title === BRAND || title.endsWith(SUFFIX) ? title : `${title}${SUFFIX}`;
}

/**
 * The SEO of something with SEO fields; each empty one falls back. A description that an
 * administrator wrote is never cut: its length is only a recommendation.
 */
export function seoFrom(
  fields: SeoFields,
  fallback: { title: string; description: string; terms?: readonly string[] },
  image: string | null = null,
  noindex = false,
): Seo {
  return {
    title: pageTitle(fields.seo_title ?? fallback.title),
    description: fields.seo_description ?? fallback.description,
    keywords: fields.seo_keywords ?? [...(fallback.terms ?? []), ...DEFAULT_KEYWORDS].join(', '),
    image,
    noindex,
  };
}

type PageDefault = { title: string; description: string; noindex?: true };

const PAGE_DEFAULTS: Record<PageSlug, PageDefault> = {
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
      'Guides, conseils et récits de voyage : les plus belles adresses du monde racontées par notre rédaction.',
  },
  'vacances-sur-mesure': {
    title: 'Vacances Sur-Mesure',
    description:
      'Décrivez-nous le voyage dont vous rêvez : nous vous recontactons sous 24 h avec 3 à 5 propositions sur mesure. Service gratuit.',
  },
  about: {
    title: 'À Propos',
    description: 'Notre histoire, notre rédaction et les engagements de qualité de nos sélections.',
  },
  contact: {
    title: 'Contact',
    description: 'Une question sur un hôtel ou un séjour ? Écrivez-nous, nous vous répondrons.',
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

const NO_FIELDS = { seo_title: null, seo_description: null, seo_keywords: null };

/** The SEO of a page: what administrators wrote, else the defaults above. */
export function pageSeo(slug: PageSlug, content: PageContent | null): Seo {
  const { noindex = false, ...fallback } = PAGE_DEFAULTS[slug];
  return seoFrom(content ?? NO_FIELDS, fallback, null, noindex);
}
