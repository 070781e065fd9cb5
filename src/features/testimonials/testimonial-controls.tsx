import { Icon, type IconName } from '#ui/icon.tsx';

type TestimonialControlsProps = {
  index: number;
  count: number;
  isPaused: boolean;
  onStep: (step: 1 | -1) => void;
  onTogglePause: () => void;
};

/** Previous, pause, next, and a dash for each entry. */
export function TestimonialControls(props: TestimonialControlsProps) {
  const { index, count, isPaused, onStep, onTogglePause } = props;
  return (
    <>
      <div className="flex divide-x divide-rule border border-rule">
        <Control label="Témoignage précédent" icon="arrow-left" onClick={() => onStep(-1)} />
        <Control
          label={isPaused ? 'Reprendre le défilement' : 'Mettre le défilement en pause'}
          icon={isPaused ? 'play' : 'pause'}
          onClick={onTogglePause}
        />
        <Control label="Témoignage suivant" icon="arrow-right" onClick={() => onStep(1)} />
      </div>
      <ol aria-hidden="true" className="flex gap-2 max-md:hidden">
        {Array.from({ length: count }, (_, dash) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a dash is its place.
            key={dash}
            data-current={dash === index || undefined}
            className="h-0.5 w-8.5 bg-rule transition-colors duration-500 data-current:bg-gold"
          />
        ))}
      </ol>
    </>
  );
}

type ControlProps = { label: string; icon: IconName; onClick: () => void };

function Control({ label, icon, onClick }: ControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid h-11.5 w-11.75 place-items-center"
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
