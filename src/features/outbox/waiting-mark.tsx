import { Link } from '@tanstack/react-router';

/** The whole text would cover the links at the head of pages. */
const NARROW_PX = 352;

/** The tab that hangs from the header while requests wait: it moves nothing. */
export function WaitingMark({ count }: { count: number }) {
  const label = count === 1 ? '1 demande en attente' : `${count} demandes en attente`;
  return (
    <div className="relative z-30 h-0">
      <Link
        to="/en-attente"
        aria-label={label}
        className="absolute top-0 right-0 flex h-9 items-center border-b border-l border-rule bg-sand px-4 text-caption whitespace-nowrap"
      >
        {innerWidth < NARROW_PX ? `${count} en attente` : label}
      </Link>
    </div>
  );
}
