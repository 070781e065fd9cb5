import { Link } from '@tanstack/react-router';
import {
  BLOG_POSTS,
  DESTINATIONS,
  HOTELS,
  OPEN_REQUESTS,
  PAGE_CONTENTS,
  SUBSCRIPTIONS,
} from '#admin/data/sources.ts';
import { useCount } from '#admin/data/use-read.ts';
import { formatCount } from '#domain/text/format.ts';

const CARDS = [
  { section: 'articles', label: 'Articles', source: BLOG_POSTS, note: 'Le journal du site' },
  { section: 'hotels', label: 'Hôtels', source: HOTELS, note: 'Les maisons recommandées' },
  {
    section: 'destinations',
    label: 'Destinations',
    source: DESTINATIONS,
    note: 'Celles du pied de page et leurs pages',
  },
  {
    section: 'seo',
    // « 9 SEO » would read like nine problems.
    label: 'Pages',
    source: PAGE_CONTENTS,
    note: 'Référencement (SEO)\u00a0: titres et descriptions',
  },
  {
    section: 'newsletter',
    label: 'Newsletter',
    source: SUBSCRIPTIONS,
    note: 'Abonnés, export, import',
  },
  { section: 'demandes', label: 'Demandes', source: OPEN_REQUESTS, note: 'À traiter' },
] as const;

/** A card for each section, with the number of its records. */
export const CountCards = () => (
  <ul className="mb-10 grid border-t border-ink sm:grid-cols-2 xl:grid-cols-3">
    {CARDS.map((card) => (
      <li key={card.section} className="border-b border-rule">
        <CountCard {...card} />
      </li>
    ))}
  </ul>
);

function CountCard({ section, label, source, note }: (typeof CARDS)[number]) {
  const { value, problem } = useCount(source);
  const unknown = problem === undefined ? '…' : '–';
  return (
    <Link
      to="/admin/$section"
      params={{ section }}
      className="flex min-h-24 items-center gap-5 py-3 hover:bg-paper sm:pr-4"
    >
      <span className="min-w-14 text-right text-[2rem] leading-none tabular-nums">
        {value === undefined ? unknown : formatCount(value)}
      </span>
      <span>
        <span className="block font-medium">{label}</span>
        <span className="block text-small text-ink-2">{problem ?? note}</span>
      </span>
    </Link>
  );
}
