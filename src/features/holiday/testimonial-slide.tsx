import type { Testimonial } from '#content/testimonial.ts';

type TestimonialSlideProps = { testimonial: Testimonial; position: string };

/** One traveller's word, a third of the band wide on a large window, half on a medium one. */
export function TestimonialSlide({ testimonial, position }: TestimonialSlideProps) {
  const { content, name, destination, date, rating } = testimonial;
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
          <span className="mt-1 block text-small">
            Note{'\u202f'}: {rating} sur 5
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
