import { Link, type LinkProps } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type Target = Required<Pick<LinkProps, 'to'>> & Pick<LinkProps, 'params'>;
export type LabelledLinkTarget = Target & { label: string };

export const HEADER_PAGES: readonly LabelledLinkTarget[] = [
  { to: '/', label: 'Accueil' },
  { to: '/blog', label: 'Blog' },
  { to: '/destinations', label: 'Destinations' },
  { to: '/vacances-sur-mesure', label: 'Vacances Sur-Mesure' },
  { to: '/about', label: 'À Propos' },
  { to: '/contact', label: 'Contact' },
];

type SiteLinkProps = Target &
  Pick<ComponentProps<'a'>, 'className' | 'aria-label' | 'lang' | 'children'>;

export function SiteLink(link: SiteLinkProps) {
  return <Link activeOptions={{ exact: true, includeSearch: false }} {...link} />;
}
