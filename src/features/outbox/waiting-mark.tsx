import { Link } from '@tanstack/react-router';

/** The tab that hangs from the header while requests wait: it moves nothing. */
export function WaitingMark({ count }: { count: number }) {
  return (
    <div className="relative z-30 h-0">
      <Link
        to="/en-attente"
        className="absolute top-0 right-0 flex h-9 items-center gap-x-[0.25em] border-b border-l border-rule bg-sand px-4 text-caption whitespace-nowrap after:absolute after:inset-x-0 after:top-0 after:h-11 aria-[current=page]:hidden md:h-11 md:px-6 md:text-small"
      >
        {count} <span className="max-[22rem]:sr-only">{count === 1 ? 'demande' : 'demandes'}</span>{' '}
        en attente
      </Link>
    </div>
  );
}
