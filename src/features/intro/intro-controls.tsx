import { INTRO_DURATION_MS } from '#domain/site/intro.ts';
import { Icon } from '#ui/icon.tsx';

type IntroControlsProps = {
  isPausable: boolean;
  isPaused: boolean;
  onTogglePause: () => void;
  onSkip: () => void;
};

const CONTROL = 'flex h-12 items-center text-action font-medium focus-visible:-outline-offset-4';

/** Pause and skip. Skipping is a form, so that it works without JavaScript. */
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

type IntroProgressProps = { seconds: number; bar: { share: number; ms: number } };

/** The progress bar at the foot of the window; it moves evenly from one second to the next. */
export function IntroProgress({ seconds, bar }: IntroProgressProps) {
  const total = INTRO_DURATION_MS / 1000;
  return (
    <div
      role="progressbar"
      aria-label="Introduction"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={seconds}
      aria-valuetext={`${seconds} s sur ${total}`}
      className="absolute inset-x-0 bottom-0 h-1 bg-rule noscript:hidden"
    >
      <div
        className="h-full origin-left bg-ink transition-transform ease-linear"
        style={{ transform: `scaleX(${bar.share})`, transitionDuration: `${bar.ms}ms` }}
      />
    </div>
  );
}
