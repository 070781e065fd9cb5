import { createFileRoute, useHydrated, useRouter } from '@tanstack/react-router';
import { type AnimationEvent, useEffect, useRef, useState } from 'react';
import { headFromLoaderData } from '#data/seo-head.ts';
import { rememberIntroSeen } from '#features/intro/intro-due.ts';
import { IntroFilm, IntroStill, isFilmWanted } from '#features/intro/intro-film.tsx';
import { IntroTitle } from '#features/intro/intro-title.tsx';
import { Icon } from '#ui/icon.tsx';
import { readPageSeoHead } from './-head.ts';

export const Route = createFileRoute('/intro')({
  loader: ({ context: { queryClient } }) => readPageSeoHead(queryClient, 'intro'),
  head: headFromLoaderData,
  component: IntroPage,
});

const FADE_FROM_MS = 9_000;
const CONTROL = 'flex h-12 items-center text-action font-medium focus-visible:-outline-offset-4';

function IntroPage() {
  const router = useRouter();
  const page = useRef<HTMLElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [isPaused, setPaused] = useState(false);
  const isHydrated = useHydrated();
  useEffect(rememberIntroSeen, []);

  const prepare = () => void router.preloadRoute({ to: '/' });
  const leave = () => void router.navigate({ to: '/', search: true, hash: true, replace: true });

  function togglePause() {
    // If the browser refuses to resume the film, the frame at which it was paused stays on screen.
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
      <div className="absolute top-6 right-0 flex bg-paper *:border-rule *:not-last:border-r">
        <button
          type="button"
          aria-label={isPaused ? 'Reprendre' : 'Mettre en pause'}
          onClick={togglePause}
          className={`${CONTROL} w-12 justify-center motion-reduce:hidden noscript:hidden`}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={18} />
        </button>
        {/* A form instead of a scripted button, so that skipping works without JavaScript. */}
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
