import { Link, type LinkProps } from '@tanstack/react-router';

export type CountCard = {
  to: NonNullable<LinkProps['to']>;
  label: string;
  /** Undefined until it is known. */
  count: number | undefined;
  note: string;
};

/** The specification's cards, each with its live count. */
export function CountCards({ cards }: { cards: readonly CountCard[] }) {
  return (
    <ul className="mb-10 grid border-t border-ink sm:grid-cols-2 xl:grid-cols-3">
      {cards.map(({ to, label, count, note }) => (
        <li key={label} className="border-b border-rule">
          <Link to={to} className="flex min-h-24 items-center gap-5 py-3 hover:bg-paper sm:pr-4">
            <span className="min-w-14 text-right text-[2rem] leading-none tabular-nums">
              {count ?? '…'}
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
