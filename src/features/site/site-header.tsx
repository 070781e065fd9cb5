import type { ReactNode } from 'react';
import { BrandLink } from './brand-link.tsx';
import { FavouritesLink } from './favourites-link.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SiteLink } from './site-link.tsx';
import { HEADER_PAGES } from './site-paths.ts';
import { SocialLinks } from './social-links.tsx';

type SiteHeaderProps = {
  /** Stands in the bar and in the menu, one of them unseen: what it opens belongs elsewhere. */
  newsletterButton?: ReactNode;
};

export function SiteHeader({ newsletterButton }: SiteHeaderProps) {
  return (
    <header className="relative z-40 border-b border-rule">
      <div className="page-margins flex h-[calc(var(--header-height)-1px)] items-center">
        <BrandLink />
        <nav aria-label="Navigation principale" className="ml-auto max-lg:hidden">
          <ul className="flex gap-x-3.5 text-small xl:gap-x-6.5">
            {HEADER_PAGES.map(({ to, label }) => (
              <li key={to}>
                <SiteLink
                  to={to}
                  className="relative flex h-11 items-center whitespace-nowrap after:absolute after:inset-x-0 after:bottom-0 after:h-px after:transition-colors hover:after:bg-gold aria-[current=page]:after:bg-accent"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center max-lg:ml-auto">
          <SocialLinks className="max-sm:hidden lg:ml-2 lg:[--social-width:2rem] xl:ml-5 xl:[--social-width:2.75rem]" />
          <div className="sm:ml-3.75 lg:ml-0 xl:ml-3.5">
            <FavouritesLink />
          </div>
          {newsletterButton !== undefined && (
            <div className="ml-7.25 max-md:hidden lg:ml-3 xl:ml-7.25">{newsletterButton}</div>
          )}
          <div className="ml-[6vw] sm:ml-6 lg:hidden">
            <MobileMenu newsletterButton={newsletterButton} />
          </div>
        </div>
      </div>
    </header>
  );
}
