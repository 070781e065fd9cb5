import type { FocusEvent } from 'react';
import { HOME_TESTIMONIALS } from '#content/home-testimonials.ts';
import type { Quotation } from '#content/testimonial.ts';
import { useSettings } from '#data/settings.ts';
import { CarouselButton } from '#ui/carousel-button.tsx';
import { useRotation } from './use-rotation.ts';

type TestimonialsProps = { numeral?: string | undefined };

/** Shows the owners' testimonials, or the six in the code; nothing if owners removed all. */
export function Testimonials({ numeral }: TestimonialsProps) {
  const { home_testimonials: testimonials = HOME_TESTIMONIALS } = useSettings();
  return testimonials.length === 0 ? null : (
    <TestimonialBand key={testimonials.length} testimonials={testimonials} numeral={numeral} />
  );
}

type TestimonialBandProps = TestimonialsProps & { testimonials: readonly Quotation[] };

function TestimonialBand({ testimonials, numeral }: TestimonialBandProps) {
  const count = testimonials.length;
  const { index, isPaused, isMoving, show, togglePause, hold, release } = useRotation(count);

  // Focus by pointer does not pause the rotation.
  const holdFocus = (event: FocusEvent<HTMLElement>) =>
    event.target.matches(':focus-visible') && hold('focus');
  const releaseFocus = (event: FocusEvent<HTMLElement>) =>
    !event.currentTarget.contains(event.relatedTarget) && release('focus');

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
        {numeral !== undefined && (
          <p aria-hidden="true" className="numeral mb-5 md:col-span-1 md:mt-3">
            {numeral}
          </p>
        )}
        <div
          className="md:col-span-10 md:col-start-3 lg:col-span-9 lg:col-start-3"
          onPointerEnter={() => hold('pointer')}
          onPointerLeave={() => release('pointer')}
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
            <TestimonialControls
              index={index}
              count={count}
              isPaused={isPaused}
              onStep={show}
              onTogglePause={togglePause}
            />
            <p className="ml-auto text-small text-ink-2">Note{'\u00a0'}: 5 sur 5</p>
          </div>
        </div>
      </div>
    </section>
  );
}

type TestimonialFigureProps = { testimonial: Quotation; position: string; isCurrent: boolean };

/** All figures share a grid cell, so that the band keeps the height of the longest. */
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

type TestimonialControlsProps = {
  index: number;
  count: number;
  isPaused: boolean;
  onStep: (step: 1 | -1) => void;
  onTogglePause: () => void;
};

function TestimonialControls(props: TestimonialControlsProps) {
  const { index, count, isPaused, onStep, onTogglePause } = props;
  return (
    <>
      <div className="flex divide-x divide-rule border border-rule">
        <CarouselButton label="Témoignage précédent" icon="arrow-left" onClick={() => onStep(-1)} />
        <CarouselButton
          label={isPaused ? 'Reprendre le défilement' : 'Mettre le défilement en pause'}
          icon={isPaused ? 'play' : 'pause'}
          onClick={onTogglePause}
        />
        <CarouselButton label="Témoignage suivant" icon="arrow-right" onClick={() => onStep(1)} />
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
