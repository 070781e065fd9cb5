import { Icon } from '#ui/icon.tsx';
import { hotelCountLabel } from './hotel-count.ts';

type FilterToggleProps = {
  isOpen: boolean;
  /** Id of the panel. */
  controls: string;
  /** How many hotels the filters leave, null while they leave all. */
  count: number | null;
  onToggle: () => void;
};

/** On a phone, the line that opens the filters. */
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
        <em className="ml-auto font-normal text-ink-2">{hotelCountLabel(count)}</em>
      )}
      <Icon
        name={isOpen ? 'close' : 'filter'}
        size={18}
        className={count === null || isOpen ? 'ml-auto' : ''}
      />
    </button>
  );
}
