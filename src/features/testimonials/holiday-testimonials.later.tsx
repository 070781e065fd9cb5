import useEmblaCarousel from 'embla-carousel-react';
import type { MouseEvent } from 'react';
import { EXAMPLE_HOLIDAY_TESTIMONIALS } from '#content/testimonials.ts';
import { IS_DEMO } from '#data/firebase/firebase-config.ts';
import { useSettings } from '#data/queries/settings-query.ts';
import { isExampleTestimonial } from '#domain/settings/examples.ts';
import type { Testimonial } from '#domain/settings/site-settings.ts';
import { CarouselArrows } from '#ui/carousel-button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function highlight({ currentTarget: arrow }: MouseEvent<HTMLElement>): void {
  const pressed = { background: 'var(--color-ink)', color: 'var(--color-paper)' };
  arrow.animate([pressed, pressed], window.innerWidth < 1_024 ? 150 : 200);
}

const EXAMPLES = IS_DEMO ? EXAMPLE_HOLIDAY_TESTIMONIALS : [];

/** Shows the owners' testimonials, or the examples on a demo site; renders nothing without testimonials. */
export function HolidayTestimonials() {
  const { holiday_testimonials: testimonials = EXAMPLES } = useSettings();
  const [viewport, carousel] = useEmblaCarousel({ align: 'start', loop: true, duration: 30 });
  if (testimonials.length === 0) return null;
  return (
    <section
      id="paroles"
      aria-labelledby="paroles-titre"
      aria-roledescription="carrousel"
      className="band mt-19 pt-18 pb-11 md:mt-32 md:pt-22 md:pb-21 print:hidden"
    >
      <SectionHeading id="paroles-titre" numeral="III" title="Ils en reviennent" />
      <div className="page-margins mt-8 md:mt-11">
        {/* Scrolls natively, also by keyboard, until the carousel's code is loaded. */}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls. */}
        <div
          ref={viewport}
          role="group"
          aria-labelledby="paroles-titre"
          tabIndex={carousel ? -1 : 0}
          data-ready={carousel ? '' : undefined}
          className="[scroll-snap-type:x_mandatory] overflow-x-auto border-t border-ink [scrollbar-width:none] data-ready:snap-none data-ready:overflow-hidden"
        >
          {/* Shifted left, so that the text, not the line before it, aligns with the page margin. */}
          <ul className="-ml-8 flex [touch-action:pan-y_pinch-zoom]">
            {testimonials.map((testimonial, index) => (
              <TestimonialSlide
                key={testimonial.content}
                testimonial={testimonial}
                position={`${index + 1} sur ${testimonials.length}`}
              />
            ))}
          </ul>
        </div>
        <div className="flex border-t border-rule pt-5">
          <CarouselArrows
            previous="Témoignages précédents"
            next="Témoignages suivants"
            onTurn={(step, event) => {
              highlight(event);
              if (step === 1) carousel?.scrollNext(prefersReducedMotion());
              else carousel?.scrollPrev(prefersReducedMotion());
            }}
          />
        </div>
      </div>
    </section>
  );
}

type TestimonialSlideProps = { testimonial: Testimonial; position: string };

function TestimonialSlide({ testimonial, position }: TestimonialSlideProps) {
  const { content, name, destination, date } = testimonial;
  const isRated = isExampleTestimonial(testimonial, EXAMPLES);
  return (
    <li
      aria-label={position}
      className="shrink-0 basis-full snap-start border-l border-rule px-8 py-7 md:basis-1/2 md:py-9 lg:basis-1/3"
    >
      <figure className="flex h-full flex-col">
        <blockquote className="title text-[clamp(1.375rem,1.3rem+0.3vw,1.5625rem)]/[1.4]">
          {`«\u202f${content}\u202f»`}
        </blockquote>
        <figcaption className="mt-auto pt-7 text-ui text-ink-2">
          <strong className="block text-ink">{name}</strong>
          {destination}, {date}
          {isRated && <span className="mt-1 block text-small">Note{'\u00a0'}: 5 sur 5</span>}
        </figcaption>
      </figure>
    </li>
  );
}
