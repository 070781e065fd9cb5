import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { HOME_TESTIMONIALS } from '#content/home-testimonials.ts';
import { useSettings } from '#data/settings.ts';
import type { Quotation } from '#domain/settings/site-settings.ts';
import { CarouselButton } from '#ui/carousel-button.tsx';

/** Shows the owners' testimonials, or the defaults in the code; nothing if owners removed all. */
export function Testimonials() {
  const { home_testimonials: testimonials = HOME_TESTIMONIALS } = useSettings();
  return testimonials.length === 0 ? null : (
    <TestimonialBand key={testimonials.length} testimonials={testimonials} />
  );
}

function TestimonialBand({ testimonials }: { testimonials: readonly Quotation[] }) {
  const count = testimonials.length;
  const { index, isPaused, isMoving, step, setPaused, setHeld } = useRotation(count);

  // Focus by pointer does not pause the rotation.
  const holdFocus = ({ target }: FocusEvent) => target.matches(':focus-visible') && setHeld(true);
  const releaseFocus = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget) && setHeld(false);

  return (
    <section
      id="temoignages"
      aria-label="Témoignages"
      aria-roledescription="carrousel"
      className="band mt-19 md:mt-28"
      onFocus={holdFocus}
      onBlur={releaseFocus}
    >
      <div className="page-grid pt-18 pb-11 md:pt-22 md:pb-21">
        <p aria-hidden="true" className="numeral mb-5 md:col-span-1 md:mt-3">
          III
        </p>
        <div
          className="md:col-span-10 md:col-start-3 lg:col-span-9 lg:col-start-3"
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
        >
          <div aria-live={isMoving ? 'off' : 'polite'} className="grid">
            {testimonials.map((testimonial, place) => (
              <TestimonialFigure
                key={testimonial.content}
                testimonial={testimonial}
                position={`${place + 1} sur ${count}`}
                isCurrent={place === index}
              />
            ))}
          </div>
          <div className="mt-7.5 flex items-center gap-6.5 border-t border-rule pt-5 md:mt-11">
            <div className="flex divide-x divide-rule border border-rule">
              <CarouselButton
                label="Témoignage précédent"
                icon="arrow-left"
                onClick={() => step(-1)}
              />
              <CarouselButton
                label={isPaused ? 'Reprendre le défilement' : 'Mettre le défilement en pause'}
                icon={isPaused ? 'play' : 'pause'}
                onClick={() => setPaused(!isPaused)}
              />
              <CarouselButton
                label="Témoignage suivant"
                icon="arrow-right"
                onClick={() => step(1)}
              />
            </div>
            <ol aria-hidden="true" className="flex gap-2 max-md:hidden">
              {testimonials.map(({ content }, place) => (
                <li
                  key={content}
                  data-current={place === index || undefined}
                  className="h-0.5 w-8.5 bg-rule transition-colors duration-500 data-current:bg-gold"
                />
              ))}
            </ol>
            <p className="ml-auto text-small text-ink-2">Note{'\u00a0'}: 5 sur 5</p>
          </div>
        </div>
      </div>
    </section>
  );
}

type TestimonialFigureProps = { testimonial: Quotation; position: string; isCurrent: boolean };

/** Shares one grid cell with the other figures, so that the band keeps the height of the longest. */
function TestimonialFigure({ testimonial, position, isCurrent }: TestimonialFigureProps) {
  const { content, name, destination, date } = testimonial;
  return (
    <figure
      aria-roledescription="témoignage"
      aria-label={position}
      aria-hidden={!isCurrent}
      data-current={isCurrent || undefined}
      className="invisible flex flex-col justify-between [grid-area:1/1] opacity-0 transition-[opacity,visibility] duration-500 ease-in-out data-current:visible data-current:opacity-100"
    >
      <blockquote className="quote-text max-w-[25.5em] md:-indent-[0.5em]">
        «{'\u202f'}
        {content}
        {'\u202f'}»
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
const noChanges = () => () => undefined;
const wantsCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Advances every 5 s, unless paused, held (pointer, keyboard focus) or with reduced motion. */
function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const isCalm = useSyncExternalStore(noChanges, wantsCalm, () => false);
  const [choice, setPaused] = useState<boolean>();
  const [isHeld, setHeld] = useState(false);
  const isPaused = choice ?? isCalm;
  const isMoving = !isPaused && !isHeld;
  const step = (by: 1 | -1) => setIndex((now) => (now + by + count) % count);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new testimonial restarts the timer.
  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => step(1), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [isMoving, index]);

  return { index, isPaused, isMoving, step, setPaused, setHeld };
}
