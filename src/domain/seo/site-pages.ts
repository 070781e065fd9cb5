import { PAGE_SLUGS, type PageContent, type PageSlug } from './page-content.ts';

const NAMES: Record<PageSlug, string> = {
  home: 'Accueil',
  intro: 'Introduction',
  destinations: 'Destinations',
  blog: 'Blog',
  'vacances-sur-mesure': 'Vacances Sur-Mesure',
  about: 'À Propos',
  contact: 'Contact',
  legal: 'Mentions légales',
  favoris: 'Favoris',
};

/** A page of the site, and what is stored for it, if anything. */
export type SeoPage = { slug: PageSlug; name: string; stored: PageContent | null };

/** Every page of the site by name, even if nothing is stored for it. */
export function seoPages(contents: readonly PageContent[]): SeoPage[] {
  return PAGE_SLUGS.map((slug) => {
    const stored = contents.find(({ page_slug }) => page_slug === slug) ?? null;
    return { slug, name: stored?.page_name ?? NAMES[slug], stored };
  }).sort((one, other) => one.name.localeCompare(other.name, 'fr'));
}

/** The path of a page. */
export const pagePath = (slug: PageSlug) => (slug === 'home' ? '/' : `/${slug}`);
