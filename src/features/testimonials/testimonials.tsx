import type { FocusEvent } from 'react';
import { HOME_TESTIMONIALS } from '#content/home-testimonials.ts';
import { Quotation } from './quotation.tsx';
import { TestimonialControls } from './testimonial-controls.tsx';
import { useRotation } from './use-rotation.ts';

type TestimonialsProps = { numeral?: string | undefined };

const COUNT = HOME_TESTIMONIALS.length;
const position = (index: number) => `${index + 1} sur ${COUNT}`;

/** The night band of the home page: six travellers, one at a time (spec section 2, « Home »). */
export function Testimonials({ numeral }: TestimonialsProps) {
  const { index, isPaused, isMoving, show, togglePause, hold, release } = useRotation(COUNT);
  const rating = HOME_TESTIMONIALS[index]?.rating;

  // What a pointer focuses is not what a keyboard reads.
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
            {HOME_TESTIMONIALS.map((testimonial, place) => (
              <Quotation
                key={testimonial.id}
                testimonial={testimonial}
                position={position(place)}
                isCurrent={place === index}
              />
            ))}
          </div>
          <div className="mt-7.5 flex items-center gap-6.5 border-t border-rule pt-5 md:mt-11">
            <TestimonialControls
              index={index}
              count={COUNT}
              isPaused={isPaused}
              onStep={show}
              onTogglePause={togglePause}
            />
            <p className="ml-auto text-small text-ink-2">
              Note{'\u202f'}: {rating} sur 5
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
