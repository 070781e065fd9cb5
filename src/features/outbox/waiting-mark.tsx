import { Link } from '@tanstack/react-router';

/** The strip that hangs from the header while requests wait: it moves nothing. */
export function WaitingMark({ count }: { count: number }) {
  return (
    <div className="relative z-30 h-0">
      <Link
        to="/en-attente"
        className="absolute top-0 right-0 flex min-h-11 items-center border-b border-l border-rule bg-sand px-5 text-small whitespace-nowrap aria-[current=page]:hidden md:px-6"
      >
        {count === 1 ? '1 demande en attente' : `${count} demandes en attente`}
      </Link>
    </div>
  );
}
