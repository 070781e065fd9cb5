import { Icon } from '#ui/icon.tsx';

type FilterToggleProps = {
  isOpen: boolean;
  controls: string;
  count: number | null;
  onToggle: () => void;
};

export function FilterToggle({ isOpen, controls, count, onToggle }: FilterToggleProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
      className="flex h-15 w-full items-center gap-4 font-medium md:hidden noscript:hidden"
    >
      Filtrer les hôtels
      {count !== null && !isOpen && (
        <em className="ml-auto font-normal text-ink-2">{`${count} ${hotelNoun(count)}`}</em>
      )}
      <Icon
        name={isOpen ? 'close' : 'filter'}
        size={18}
        className={count === null || isOpen ? 'ml-auto' : ''}
      />
    </button>
  );
}

type FilterCountProps = { count: number; onReset: (() => void) | null };

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

/** In French, zero and one are singular. */
function hotelNoun(count: number): string {
  return count > 1 ? 'hôtels' : 'hôtel';
}
