import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { EXAMPLE_HOME_TESTIMONIALS } from '#content/testimonials.ts';
import { IS_DEMO } from '#data/firebase/firebase-config.ts';
import { useSettings } from '#data/queries/settings-query.ts';
import { isExampleTestimonial } from '#domain/settings/examples.ts';
import type { Testimonial } from '#domain/settings/site-settings.ts';
import { CarouselArrows, CarouselButton } from '#ui/carousel-button.tsx';

const EXAMPLES = IS_DEMO ? EXAMPLE_HOME_TESTIMONIALS : [];

/** Shows the owners' testimonials, or the examples on a demo site; renders nothing without testimonials. */
export function HomeTestimonials() {
  const { home_testimonials: testimonials = EXAMPLES } = useSettings();
  return testimonials.length === 0 ? null : (
    <TestimonialBand key={testimonials.length} testimonials={testimonials} />
  );
}

function TestimonialBand({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const count = testimonials.length;
  const { band, index, isPaused, choose, setPaused } = useRotation(count);
  const current = testimonials[index];
  const isRated = current && isExampleTestimonial(current, EXAMPLES);
  return (
    <section
      id="temoignages"
      aria-label="Témoignages"
      aria-roledescription="carrousel"
      ref={band}
      className="band mt-19 md:mt-28 print:hidden"
    >
      <div className="page-grid pt-18 pb-11 md:pt-22 md:pb-21">
        <p aria-hidden="true" className="numeral mb-5 md:col-span-1 md:mt-3">
          III
        </p>
        <div className="md:col-span-10 md:col-start-3 lg:col-span-9 lg:col-start-3">
          <div aria-live={isPaused ? 'polite' : 'off'} className="grid">
            {testimonials.map((testimonial, place) => (
              <TestimonialFigure
                key={testimonial.content}
                testimonial={testimonial}
                position={`${place + 1} sur ${count}`}
                isCurrent={place === index}
              />
            ))}
          </div>
          <div className="mt-8 flex items-center gap-6 border-t border-rule pt-5 md:mt-11">
            <CarouselArrows
              previous="Témoignage précédent"
              next="Témoignage suivant"
              onTurn={choose}
            >
              <CarouselButton
                label={isPaused ? 'Reprendre le défilement' : 'Mettre le défilement en pause'}
                icon={isPaused ? 'play' : 'pause'}
                onClick={() => setPaused(!isPaused)}
              />
            </CarouselArrows>
            <ol aria-hidden="true" className="flex gap-2 max-md:hidden">
              {testimonials.map(({ content }, place) => (
                <li
                  key={content}
                  data-current={place === index || undefined}
                  className="h-0.5 w-8.5 bg-rule [transition:background-color_500ms] data-current:bg-gold"
                />
              ))}
            </ol>
            {isRated && <p className="ml-auto text-small text-ink-2">Note{'\u00a0'}: 5 sur 5</p>}
          </div>
        </div>
      </div>
    </section>
  );
}

type TestimonialFigureProps = { testimonial: Testimonial; position: string; isCurrent: boolean };

/** Renders a testimonial. All share one grid cell, so that its height fits the longest one, and never changes. */
function TestimonialFigure({ testimonial, position, isCurrent }: TestimonialFigureProps) {
  const { content, name, destination, date } = testimonial;
  return (
    <figure
      aria-roledescription="témoignage"
      aria-label={position}
      aria-hidden={!isCurrent}
      data-current={isCurrent || undefined}
      className="invisible flex flex-col justify-between [grid-area:1/1] opacity-0 [transition:opacity_500ms_ease-in-out,visibility_500ms] data-current:visible data-current:opacity-100"
    >
      <blockquote className="title text-quote max-w-[25.5em] md:-indent-[0.5em]">
        {`«\u202f${content}\u202f»`}
      </blockquote>
      <figcaption className="mt-6 text-body text-ink-2 md:mt-9">
        <strong className="text-ink">{name}</strong>
        {'\u2002'}—{'\u2002'}
        {destination}, {date}
      </figcaption>
    </figure>
  );
}

const ROTATION_MS = 5_000;

/** Shows the next testimonial every 5 s, until the visitor pauses or chooses one; starts paused with reduced motion. */
function useRotation(count: number) {
  const band = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(0);
  const isMotionReduced = useHydrated() && matchMedia('(prefers-reduced-motion: reduce)').matches;
  const [isPaused = isMotionReduced, setPaused] = useState<boolean>();

  useEffect(() => {
    if (isPaused) return;
    const timer = setInterval(() => {
      // A testimonial stays while the pointer is over it, or while it has the keyboard focus.
      const isHeld = band.current?.matches(':hover, :has(:focus-visible)');
      if (!isHeld) setIndex((current) => (current + 1) % count);
    }, ROTATION_MS);
    return () => clearInterval(timer);
  }, [isPaused, count]);

  function choose(step: 1 | -1): void {
    setPaused(true);
    setIndex((current) => (current + step + count) % count);
  }
  return { band, index, isPaused, choose, setPaused };
}
