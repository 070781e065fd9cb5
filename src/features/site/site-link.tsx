import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Pages that the router opens without a document load. */
const ROUTED_PATHS = [
  '/',
  '/blog',
  '/destinations',
  '/favoris',
  '/about',
  '/contact',
  '/legal',
  '/vacances-sur-mesure',
] as const;
type RoutedPath = (typeof ROUTED_PATHS)[number];

type SitePath = RoutedPath | `/destinations/${string}`;

export type SitePage = { readonly to: SitePath; readonly label: string };

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

type SiteLinkProps = {
  to: SitePath;
  className?: string | undefined;
  'aria-label'?: string | undefined;
  lang?: string | undefined;
  children: ReactNode;
};

function isRouted(path: SitePath): path is RoutedPath {
  return ROUTED_PATHS.some((routed) => routed === path);
}

export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const page = isRouted(to)
    ? { to }
    : { to: '/destinations/$slug' as const, params: { slug: to.slice('/destinations/'.length) } };
  return <Link {...page} activeOptions={{ exact: true, includeSearch: false }} {...rest} />;
}
