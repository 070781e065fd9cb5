import { useId } from 'react';
import { SiteLink } from './site-link.tsx';
import type { SitePage } from './site-paths.ts';

type FooterLinksProps = {
  title: string;
  pages: readonly SitePage[];
  className?: string | undefined;
};

/** A headed, ruled column of links. */
export function FooterLinks({ title, pages, className }: FooterLinksProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="small-caps text-gold-text">
        {title}
      </h2>
      <ul className="mt-2.5">
        {pages.map(({ to, label }) => (
          <li key={to} className="border-b border-rule">
            <SiteLink to={to} className="flex min-h-[2.6875rem] items-center text-ui">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
