/** Pages that the application opens without leaving the document. */
export const ROUTED_PATHS = [
  '/',
  '/blog',
  '/destinations',
  '/favoris',
  '/about',
  '/contact',
  '/legal',
  '/vacances-sur-mesure',
] as const;
export type RoutedPath = (typeof ROUTED_PATHS)[number];

export type SitePath = RoutedPath | `/destinations/${string}`;

export type SitePage = { readonly to: SitePath; readonly label: string };

/** The links of the header and of the menu (spec section 2, « Shared elements »). */
export const HEADER_PAGES: readonly SitePage[] = [
  { to: '/', label: 'Accueil' },
  { to: '/blog', label: 'Blog' },
  { to: '/destinations', label: 'Destinations' },
  { to: '/vacances-sur-mesure', label: 'Vacances Sur-Mesure' },
  { to: '/about', label: 'À Propos' },
  { to: '/contact', label: 'Contact' },
];

export const FOOTER_PAGES: readonly SitePage[] = [
  ...HEADER_PAGES,
  { to: '/legal', label: 'Mentions légales' },
];
