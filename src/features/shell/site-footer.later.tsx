import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { destinationQueries } from '#data/queries/destination-queries.ts';
import { useSettings } from '#data/queries/settings-query.ts';
import { newsletterPromiseTexts } from '#domain/newsletter/newsletter.ts';
import { BRAND, TAGLINE } from '#domain/site/brand.ts';
import { FooterNewsletterForm } from '#features/newsletter/footer-signup.tsx';
import { SocialLinks } from './frame-parts.tsx';
import { HEADER_PAGES, type LabelledLinkTarget, SiteLink } from './site-link.tsx';

const PAGES: readonly LabelledLinkTarget[] = [
  ...HEADER_PAGES,
  { to: '/lettre/{-$id}', params: { id: undefined }, label: 'Les lettres parues' },
  { to: '/legal', label: 'Mentions légales' },
  { to: '/accessibilite', label: 'Accessibilité' },
];

/** The footer queries the destinations itself: as a prop, any change of them would render the whole lazy part again. */
export function SiteFooter({ year }: { year: number }) {
  const { data: destinations = [] } = useQuery(destinationQueries.footer());
  const pages = destinations.map(
    ({ destination_name: label, destination_slug: slug }): LabelledLinkTarget => ({
      to: '/destinations/$slug',
      params: { slug },
      label,
    }),
  );
  return (
    <footer id="footer" className="bg-sand">
      <div className="page-grid gap-y-11 pt-14 pb-11 md:pt-22 md:pb-18">
        <div className="md:col-span-12 lg:col-span-6">
          <FooterNewsletter />
        </div>
        <FooterLinks
          title="Le guide"
          pages={PAGES}
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
            <span className="font-display text-note text-ink italic">{TAGLINE}</span>
            <span className="mt-1 block">
              © {year} {BRAND}. Tous droits réservés.
            </span>
          </p>
          <SocialLinks className="-ml-3 md:-mr-3 md:ml-0" />
        </div>
      </div>
    </footer>
  );
}

function FooterNewsletter() {
  const { title, invitation } = newsletterPromiseTexts(useSettings());
  return (
    <section aria-labelledby="lettre">
      <h2
        id="lettre"
        className="title max-w-110 text-[clamp(2.125rem,1.9393rem+0.7619vw,2.625rem)]"
      >
        {title}
      </h2>
      <p className="mt-3 mb-7.5 max-w-120 text-ink-2">{invitation}</p>
      <FooterNewsletterForm />
    </section>
  );
}

type FooterLinksProps = {
  title: string;
  pages: readonly LabelledLinkTarget[];
  className: string;
};

function FooterLinks({ title, pages, className }: FooterLinksProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId} className={className}>
      <h2 id={titleId} className="small-caps text-gold-text">
        {title}
      </h2>
      <ul className="mt-2.5">
        {pages.map(({ label, ...target }) => (
          <li key={label} className="border-b border-rule">
            <SiteLink {...target} className="flex min-h-10.75 items-center text-ui">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
