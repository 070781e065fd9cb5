import { hotelNoun } from './hotel-count.ts';

type FilterCountProps = {
  count: number;
  /** Null while there is nothing to reset. */
  onReset: (() => void) | null;
};

/** The end of the ruled line: how many hotels remain, said aloud when it changes, and the way back. */
export function FilterCount({ count, onReset }: FilterCountProps) {
  return (
    <div className="flex items-center justify-between border-rule max-md:min-h-15 max-md:border-t md:justify-end md:border-l md:pl-4 lg:pl-7">
      <p
        role="status"
        className="flex items-baseline gap-2 md:min-w-9.5 md:flex-col md:items-end md:gap-0"
      >
        <span className="font-display text-[2rem] leading-none italic">{count}</span>{' '}
        <span className="text-small text-ink-2">{hotelNoun(count)}</span>
      </p>
      {onReset !== null && (
        <button
          type="button"
          onClick={onReset}
          className="link-action md:absolute md:top-full md:right-0"
        >
          Réinitialiser
        </button>
      )}
    </div>
  );
}
