import { Icon } from '#ui/icon.tsx';

type IntroControlsProps = {
  isPausable: boolean;
  isPaused: boolean;
  onTogglePause: () => void;
  onSkip: () => void;
};

const CONTROL = 'flex h-12 items-center text-action font-medium focus-visible:-outline-offset-4';

/** A strip of paper flush with the right edge. The form leads home even before any script runs. */
export function IntroControls({ isPausable, isPaused, onTogglePause, onSkip }: IntroControlsProps) {
  return (
    <div className="absolute top-6 right-0 flex divide-x divide-rule bg-paper">
      {isPausable && (
        <button
          type="button"
          aria-label={isPaused ? 'Reprendre' : 'Mettre en pause'}
          onClick={onTogglePause}
          className={`${CONTROL} w-12 justify-center`}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={18} />
        </button>
      )}
      <form
        action="/"
        onSubmit={(event) => {
          event.preventDefault();
          onSkip();
        }}
      >
        <input type="hidden" name="intro" value="0" />
        <button type="submit" className={`${CONTROL} px-5 md:pr-[var(--page-margin)]`}>
          Passer →
        </button>
      </form>
    </div>
  );
}
