import { classNames } from '#ui/class-names.ts';
import { IntroControls, IntroProgress } from './intro-controls.tsx';
import { IntroTitle } from './intro-title.tsx';
import { INTRO_STILL, IntroVideo } from './intro-video.tsx';
import { useIntro } from './use-intro.ts';

type IntroPageProps = {
  /** Time to prepare the next page: half of the film has run, or it is skipped. */
  onHalf: () => void;
  /** The intro is over; false when this browser could not store that it was seen. */
  onEnd: (isRemembered: boolean) => void;
};

/** Ten seconds of film, then the home page. */
export function IntroPage({ onHalf, onEnd }: IntroPageProps) {
  const { view, phase, ...intro } = useIntro({ onHalf, onEnd });
  return (
    <main
      id="contenu"
      tabIndex={-1}
      className={classNames(
        'relative h-dvh min-h-100 overflow-clip bg-sand transition-opacity duration-1000 ease-[ease-in-out]',
        view.isFadedOut && 'opacity-0',
      )}
    >
      <IntroStill />
      {view.video !== null && (
        <IntroVideo
          source={view.video}
          isPlaying={phase === 'running'}
          onFail={intro.videoFailed}
          onRefused={intro.autoplayRefused}
        />
      )}
      <IntroTitle {...view} />
      {phase !== 'calm' && <IntroProgress {...view} />}
      <IntroControls
        isPausable={view.isPausable}
        isPaused={phase === 'paused'}
        onTogglePause={intro.togglePause}
        onSkip={intro.skip}
      />
    </main>
  );
}

/**
 * The film's first frame: it opens the page, and stays where no film can play. It leaves the progress bar's room, as
 * browsers take a picture of the whole window for a mere background.
 */
function IntroStill() {
  return (
    <picture>
      <source media="(aspect-ratio <= 3/4)" type="image/avif" srcSet={INTRO_STILL.portrait} />
      <source type="image/avif" srcSet={INTRO_STILL.avif} />
      <img
        src={INTRO_STILL.webp}
        alt={INTRO_STILL.alt}
        width={1280}
        height={720}
        fetchPriority="high"
        decoding="sync"
        {...{ elementtiming: 'hero' }}
        className="absolute inset-0 h-[calc(100%-0.25rem)] w-full object-cover"
      />
    </picture>
  );
}
