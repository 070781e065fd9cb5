import useEmblaCarousel from 'embla-carousel-react';
import { HOLIDAY_TESTIMONIALS } from '#content/holiday-testimonials.ts';
import { Icon } from '#ui/icon.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TestimonialSlide } from './testimonial-slide.tsx';
import { type Arrow, useArrowHighlight } from './use-arrow-highlight.ts';

const ARROWS = [
  { arrow: 'previous', label: 'Témoignages précédents', icon: 'arrow-left' },
  { arrow: 'next', label: 'Témoignages suivants', icon: 'arrow-right' },
] as const;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Five travellers in the night band: one, two or three per view (spec section 2). */
export function HolidayTestimonials() {
  const [viewport, carousel] = useEmblaCarousel({ align: 'start', loop: true, duration: 30 });
  const [pressed, highlight] = useArrowHighlight();

  const step = (arrow: Arrow) => {
    highlight(arrow);
    if (arrow === 'previous') carousel?.scrollPrev(calm());
    else carousel?.scrollNext(calm());
  };

  return (
    <section
      id="paroles"
      aria-labelledby="paroles-titre"
      aria-roledescription="carrousel"
      className="band mt-19 pt-18 pb-11 md:mt-32 md:pt-22 md:pb-21"
    >
      <SectionHeading id="paroles-titre" numeral="III" title="Ils en reviennent" />
      <div className="page-margins mt-8 md:mt-11">
        {/* Without the carousel's code it is a strip that scrolls, by keyboard too. */}
        {/* biome-ignore lint/a11y/useSemanticElements: no field stands in it. */}
        <div
          ref={viewport}
          role="group"
          aria-labelledby="paroles-titre"
          tabIndex={carousel ? -1 : 0}
          data-ready={carousel ? '' : undefined}
          className="snap-x snap-mandatory overflow-x-auto border-t border-ink [scrollbar-width:none] data-ready:snap-none data-ready:overflow-hidden"
        >
          {/* The rule before the first lies outside, and its words on the margin of the page. */}
          <ul className="-ml-8 flex touch-pan-y touch-pinch-zoom">
            {HOLIDAY_TESTIMONIALS.map((testimonial, index) => (
              <TestimonialSlide
                key={testimonial.id}
                testimonial={testimonial}
                position={`${index + 1} sur ${HOLIDAY_TESTIMONIALS.length}`}
              />
            ))}
          </ul>
        </div>
        <div className="flex border-t border-rule pt-5">
          <div className="flex divide-x divide-rule border border-rule">
            {ARROWS.map(({ arrow, label, icon }) => (
              <button
                key={arrow}
                type="button"
                aria-label={label}
                data-pressed={pressed === arrow || undefined}
                onClick={() => step(arrow)}
                className="grid h-11.5 w-11.75 place-items-center transition-colors data-pressed:bg-ink data-pressed:text-paper"
              >
                <Icon name={icon} size={18} />
              </button>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
