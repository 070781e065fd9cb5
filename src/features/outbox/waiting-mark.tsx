import { Link } from '@tanstack/react-router';

/** The tab that hangs from the header while requests wait: it moves nothing. */
export function WaitingMark({ count }: { count: number }) {
  const noun = count === 1 ? 'demande' : 'demandes';
  return (
    <div className="relative z-30 h-0">
      <Link
        to="/en-attente"
        aria-label={`${count} ${noun} en attente`}
        className="absolute top-0 right-0 flex h-9 items-center border-b border-l border-rule bg-sand px-4 text-caption whitespace-nowrap"
      >
        <span>
          {count} <span className="max-[22rem]:hidden">{noun}</span> en attente
        </span>
      </Link>
    </div>
  );
}
