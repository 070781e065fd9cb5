import { useHydrated, useRouter } from '@tanstack/react-router';
import { type AnimationEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { rememberIntroSeen } from './intro-due.ts';
import { IntroFilm, IntroStill } from './intro-film.tsx';
import { IntroTitle } from './intro-title.tsx';

const FADE_FROM_MS = 9_000;
const CONTROL = 'flex h-12 items-center text-action font-medium focus-visible:-outline-offset-4';

/** Returns false with reduced motion, and on metered or slow connections, which only Chromium reports. */
function isFilmWanted(): boolean {
  const line = Object(Reflect.get(navigator, 'connection'));
  if (line.saveData === true || /2g$/.test(line.effectiveType)) return false;
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function IntroPage() {
  const router = useRouter();
  const page = useRef<HTMLElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [isPaused, setPaused] = useState(false);
  const isHydrated = useHydrated();
  useEffect(rememberIntroSeen, []);

  const prepare = () => void router.preloadRoute({ to: '/' });
  const leave = () => void router.navigate({ to: '/', search: true, hash: true, replace: true });

  function togglePause() {
    // If the browser refuses to play, the paused frame stays.
    if (isPaused) film.current?.play().catch(() => undefined);
    else film.current?.pause();
    setPaused(!isPaused);
  }

  function skip() {
    const [timeline] = page.current?.getAnimations() ?? [];
    if (!timeline) return leave();
    timeline.currentTime = Math.max(Number(timeline.currentTime), FADE_FROM_MS);
    setPaused(false);
  }

  const onPage = (action: () => void) => (event: AnimationEvent) => {
    if (event.target === page.current) action();
  };
  return (
    <main
      ref={page}
      id="contenu"
      tabIndex={-1}
      data-running={(isHydrated && !isPaused) || undefined}
      onAnimationStart={onPage(prepare)}
      onAnimationEnd={onPage(leave)}
      className="intro relative h-dvh min-h-100 overflow-clip bg-sand"
    >
      <IntroStill />
      {isHydrated && isFilmWanted() && <IntroFilm ref={film} />}
      <IntroTitle />
      <div
        role="progressbar"
        aria-label="Introduction"
        className="absolute inset-x-0 bottom-0 h-1 bg-rule motion-reduce:hidden noscript:hidden"
      >
        <div className="intro-bar h-full origin-left bg-ink" />
      </div>
      <div className="absolute top-6 right-0 flex divide-x divide-rule bg-paper">
        {isHydrated && (
          <button
            type="button"
            aria-label={isPaused ? 'Reprendre' : 'Mettre en pause'}
            onClick={togglePause}
            className={`${CONTROL} w-12 justify-center motion-reduce:hidden`}
          >
            <Icon name={isPaused ? 'play' : 'pause'} size={18} />
          </button>
        )}
        {/* A form, so that skipping works without JavaScript. */}
        <form
          action="/"
          onSubmit={(event) => {
            event.preventDefault();
            skip();
          }}
        >
          <input type="hidden" name="intro" value="0" />
          <button type="submit" className={`${CONTROL} px-5 md:pr-[var(--page-margin)]`}>
            Passer →
          </button>
        </form>
      </div>
    </main>
  );
}
