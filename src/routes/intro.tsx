import { createFileRoute, useHydrated, useRouter } from '@tanstack/react-router';
import { type AnimationEvent, type Ref, useEffect, useRef, useState } from 'react';
import { headFromLoaderData } from '#data/seo-head.ts';
import { BRAND } from '#domain/site/brand.ts';
import { rememberIntroSeen } from '#features/intro/intro-due.ts';
import { Emblem } from '#ui/emblem.tsx';
import { Icon } from '#ui/icon.tsx';
import { readPageSeoHead } from './-head.ts';

export const Route = createFileRoute('/intro')({
  loader: ({ context: { queryClient } }) => readPageSeoHead(queryClient, 'intro'),
  head: headFromLoaderData,
  component: IntroPage,
});

const FADE_FROM_MS = 9_000;
const CONTROL = 'flex h-12 items-center text-action font-medium focus-visible:-outline-offset-4';

/** Returns whether to play the film: not with reduced motion, or if a data saver or slow connection is reported. */
function isFilmWanted(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {};
  if (saveData || effectiveType.endsWith('2g')) return false;
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

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

/** Still picture that ends above the progress bar: browsers measuring LCP ignore a picture as large as the window. */
function IntroStill() {
  return (
    <picture>
      <source
        media="(aspect-ratio <= 3/4)"
        type="image/avif"
        srcSet="/video/intro-still-portrait.avif"
      />
      <source type="image/avif" srcSet="/video/intro-still.avif" />
      <img
        src="/video/intro-still.webp"
        alt="Affiche&nbsp;: des villas à tuiles rouges étagées au-dessus d’une mer turquoise, une corniche en lacet où file une petite auto rouge."
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

function IntroFilm({ ref }: { ref: Ref<HTMLVideoElement> }) {
  const [isPlaying, setPlaying] = useState(false);
  return (
    <video
      ref={ref}
      autoPlay
      loop
      muted
      playsInline
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setPlaying(true)}
      className={`absolute inset-0 size-full object-cover recolour ${isPlaying ? '' : 'opacity-0'}`}
    >
      {/* Browsers take the first format that they know: the smallest file comes first, the most compatible one last. */}
      <source src="/video/intro.av1.webm" type="video/webm; codecs=av01.0.05M.08" />
      <source src="/video/intro.vp9.webm" type="video/webm; codecs=vp9" />
      <source src="/video/intro.mp4" type="video/mp4; codecs=avc1.64001f" />
    </video>
  );
}

const LINES = ['Découvrez ', 'les plus beaux ', 'palaces du monde'];
const TITLE = LINES.join('');

/** Renders the intro's title with its final height reserved: otherwise, it would grow upwards as its HTML arrives. */
function IntroTitle() {
  return (
    <div className="title text-hero absolute bottom-0 left-0 grid grid-rows-[minmax(3lh,auto)_minmax(1.275em,auto)] max-w-[calc(100%-1.25rem)] bg-paper pt-8 pr-4 pb-9 text-[length:min(clamp(2.5rem,1.85rem+2.6667vw,4.25rem),10vw,11dvh)] pl-[var(--page-margin)] md:pt-11 md:pr-16 md:pb-12">
      <h1 className="intro-title">
        <span className="sr-only">{TITLE}</span>
        <span aria-hidden="true">
          {LINES.map((line) => (
            <span key={line} className="block">
              {Array.from(line, (letter, index) => {
                const order = TITLE.indexOf(line) + index + 1;
                return (
                  <span key={order} className="intro-letter" style={{ '--i': order }}>
                    {letter}
                  </span>
                );
              })}
            </span>
          ))}
        </span>
      </h1>
      <p className="intro-brand mt-[0.5em]">
        <span className="flex items-center gap-[0.45em] text-[0.62em]/none">
          <Emblem className="size-[1.25em] flex-none text-gold" />
          {BRAND}
        </span>
      </p>
    </div>
  );
}
