import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ROUTED_PATHS, type RoutedPath, type SitePath } from './site-paths.ts';

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

/** A link of the frame. The one of the current page carries `aria-current="page"`. */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  if (!isRouted(to)) return <a href={to} {...rest} />;
  return <Link to={to} activeOptions={{ exact: true, includeSearch: false }} {...rest} />;
}
