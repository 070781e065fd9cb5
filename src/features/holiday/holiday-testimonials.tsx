import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { HOLIDAY_TESTIMONIALS } from '#content/holiday-testimonials.ts';
import type { Quotation } from '#content/testimonial.ts';
import { useSettings } from '#data/settings.ts';
import { CarouselButton } from '#ui/carousel-button.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';

const ARROW_BREAKPOINT_PX = 1_024;
const ARROW_HIGHLIGHT_SMALL_MS = 150;
const ARROW_HIGHLIGHT_LARGE_MS = 200;

const ARROWS = [
  { arrow: 'previous', label: 'Témoignages précédents', icon: 'arrow-left' },
  { arrow: 'next', label: 'Témoignages suivants', icon: 'arrow-right' },
] as const;

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Shows the owners' testimonials, or the five in the code; nothing if owners removed all. */
export function HolidayTestimonials() {
  const { holiday_testimonials: testimonials = HOLIDAY_TESTIMONIALS } = useSettings();
  return testimonials.length === 0 ? null : <TestimonialBand testimonials={testimonials} />;
}

function TestimonialBand({ testimonials }: { testimonials: readonly Quotation[] }) {
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
        {/* Before the carousel's code loads it scrolls natively, by keyboard too. */}
        {/* biome-ignore lint/a11y/useSemanticElements: no field stands in it. */}
        <div
          ref={viewport}
          role="group"
          aria-labelledby="paroles-titre"
          tabIndex={carousel ? -1 : 0}
          data-ready={carousel ? '' : undefined}
          className="snap-x snap-mandatory overflow-x-auto border-t border-ink [scrollbar-width:none] data-ready:snap-none data-ready:overflow-hidden"
        >
          {/* The first rule lies outside, so that the first text aligns with the page margin. */}
          <ul className="-ml-8 flex touch-pan-y touch-pinch-zoom">
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
          <div className="flex divide-x divide-rule border border-rule">
            {ARROWS.map(({ arrow, label, icon }) => (
              <CarouselButton
                key={arrow}
                label={label}
                icon={icon}
                data-pressed={pressed === arrow || undefined}
                onClick={() => step(arrow)}
                className="transition-colors data-pressed:bg-ink data-pressed:text-paper"
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

type TestimonialSlideProps = { testimonial: Quotation; position: string };

function TestimonialSlide({ testimonial, position }: TestimonialSlideProps) {
  const { content, name, destination, date } = testimonial;
  return (
    <li
      aria-label={position}
      className="shrink-0 basis-full snap-start border-l border-rule px-8 py-7 md:basis-1/2 md:py-9 lg:basis-1/3"
    >
      <figure className="flex h-full flex-col">
        <blockquote className="small-title text-[clamp(1.375rem,1.3rem+0.3vw,1.5625rem)] leading-[1.4]">
          «{'\u202f'}
          {content}
          {'\u202f'}»
        </blockquote>
        <figcaption className="mt-auto pt-7 text-ui text-ink-2">
          <strong className="block text-ink">{name}</strong>
          {destination}, {date}
          <span className="mt-1 block text-small">Note{'\u00a0'}: 5 sur 5</span>
        </figcaption>
      </figure>
    </li>
  );
}

export type Arrow = 'previous' | 'next';

/** Highlights a pressed arrow for 150 ms on windows under 1,024 px, else for 200 ms. */
function useArrowHighlight(): [Arrow | null, (arrow: Arrow) => void] {
  const [arrow, setArrow] = useState<Arrow | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function highlight(pressed: Arrow): void {
    clearTimeout(timer.current);
    setArrow(pressed);
    const isSmall = window.innerWidth < ARROW_BREAKPOINT_PX;
    timer.current = setTimeout(
      () => setArrow(null),
      isSmall ? ARROW_HIGHLIGHT_SMALL_MS : ARROW_HIGHLIGHT_LARGE_MS,
    );
  }
  return [arrow, highlight];
}
