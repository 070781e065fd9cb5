import { Link, type LinkProps } from '@tanstack/react-router';
import { formatCount } from '#domain/text/format.ts';

/** What is counted; undefined while it is read. */
type Counted = Readonly<
  Record<
    'posts' | 'hotels' | 'destinations' | 'pages' | 'subscriptions' | 'openRequests',
    number | undefined
  >
>;

type CountCard = {
  to: NonNullable<LinkProps['to']>;
  label: string;
  count: number | undefined;
  note: string;
};

/** A card for each page that lists what is counted. */
export function countCards(counted: Counted): CountCard[] {
  const { posts, hotels, destinations, pages, subscriptions, openRequests } = counted;
  return [
    { to: '/admin/articles', label: 'Articles', count: posts, note: 'Le journal du site' },
    {
      to: '/admin/hotels',
      label: 'Hôtels',
      count: hotels,
      note: 'Les maisons recommandées',
    },
    {
      to: '/admin/destinations',
      label: 'Destinations',
      count: destinations,
      note: 'Celles du pied de page et leurs pages',
    },
    {
      to: '/admin/seo',
      // « 9 SEO » would read like nine problems.
      label: 'Pages',
      count: pages,
      note: 'Référencement (SEO)\u00a0: titres et descriptions',
    },
    {
      to: '/admin/newsletter',
      label: 'Newsletter',
      count: subscriptions,
      note: 'Abonnés, export, import',
    },
    {
      to: '/admin/demandes',
      label: 'Demandes',
      count: openRequests,
      note: 'À traiter',
    },
  ];
}

export function CountCards({ cards }: { cards: readonly CountCard[] }) {
  return (
    <ul className="mb-10 grid border-t border-ink sm:grid-cols-2 xl:grid-cols-3">
      {cards.map(({ to, label, count, note }) => (
        <li key={label} className="border-b border-rule">
          <Link to={to} className="flex min-h-24 items-center gap-5 py-3 hover:bg-paper sm:pr-4">
            <span className="min-w-14 text-right text-[2rem] leading-none tabular-nums">
              {count === undefined ? '…' : formatCount(count)}
            </span>
            <span>
              <span className="block font-medium">{label}</span>
              <span className="block text-small text-ink-2">{note}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
