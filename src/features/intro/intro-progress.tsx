import { INTRO_DURATION_MS } from '#domain/site/intro.ts';

type IntroProgressProps = { seconds: number; bar: { share: number; ms: number } };

/** Ten seconds, as a line at the foot of the window; it moves evenly from one second to the next. */
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
