import { Link } from '@tanstack/react-router';
import { useCount } from '#admin/data/use-read.ts';
import { ENTITIES, type Entity } from '#domain/admin/entities.ts';
import { formatCount } from '#domain/text/format.ts';

type Card = { entity: Entity; label: string; note: string; wanted?: { handled: boolean } };

const CARDS: readonly Card[] = [
  { entity: ENTITIES.articles, label: 'Articles', note: 'Le journal du site' },
  { entity: ENTITIES.hotels, label: 'Hôtels', note: 'Les maisons recommandées' },
  {
    entity: ENTITIES.destinations,
    label: 'Destinations',
    note: 'Celles du pied de page et leurs pages',
  },
  {
    entity: ENTITIES.pages,
    // « 9 SEO » would read like nine problems.
    label: 'Pages',
    note: 'Référencement (SEO)\u00a0: titres et descriptions',
  },
  { entity: ENTITIES.subscribers, label: 'Newsletter', note: 'Abonnés, export, import' },
  { entity: ENTITIES.requests, label: 'Demandes', note: 'À traiter', wanted: { handled: false } },
];

export const CountCards = () => (
  <ul className="mb-10 grid border-t border-ink sm:grid-cols-2 xl:grid-cols-3">
    {CARDS.map((card) => (
      <li key={card.label} className="border-b border-rule">
        <CountCard {...card} />
      </li>
    ))}
  </ul>
);

function CountCard({ entity, label, note, wanted }: Card) {
  const { value, problem } = useCount(entity, wanted);
  const unknown = problem === undefined ? '…' : '–';
  return (
    <Link
      to="/admin/$section"
      params={{ section: entity.section }}
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
