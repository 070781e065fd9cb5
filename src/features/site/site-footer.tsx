import type { ReactNode } from 'react';
import { FOOTER_DESTINATION_LIMIT } from '#domain/destination/destination-list.ts';
import { BRAND } from '#domain/site/brand.ts';
import { FooterLead } from './footer-lead.tsx';
import { FooterLinks } from './footer-links.tsx';
import { FOOTER_PAGES } from './site-paths.ts';
import { SocialLinks } from './social-links.tsx';

type FooterDestination = {
  readonly destination_name: string;
  readonly destination_slug: string;
};

type SiteFooterProps = {
  /** Active destinations by name; the first five are shown. */
  destinations: readonly FooterDestination[];
  year: number;
  newsletterForm?: ReactNode;
};

export function SiteFooter({ destinations, year, newsletterForm }: SiteFooterProps) {
  const pages = destinations
    .slice(0, FOOTER_DESTINATION_LIMIT)
    .map(({ destination_name, destination_slug }) => ({
      to: `/destinations/${destination_slug}` as const,
      label: destination_name,
    }));
  return (
    <footer id="footer" className="bg-sand">
      <div className="page-grid gap-y-11 pt-14 pb-11 md:pt-22 md:pb-18">
        <div className="md:col-span-12 lg:col-span-6">
          <FooterLead newsletterForm={newsletterForm} />
        </div>
        <FooterLinks
          title="Le guide"
          pages={FOOTER_PAGES}
          className="md:col-span-6 lg:col-span-3 xl:col-span-2 xl:col-start-8"
        />
        {pages.length > 0 && (
          <FooterLinks
            title="Destinations Populaires"
            pages={pages}
            className="md:col-span-6 lg:col-span-3"
          />
        )}
      </div>
      <div className="page-margins">
        <div className="flex flex-col gap-x-8 border-t border-ink/25 pt-5 pb-6 text-[0.90625rem] text-ink-2 md:flex-row md:items-center md:justify-between md:pt-3 md:pb-4">
          <p>
            © {year} {BRAND}. Tous droits réservés.
          </p>
          <SocialLinks className="-ml-3 md:-mr-3 md:ml-0" />
        </div>
      </div>
    </footer>
  );
}
