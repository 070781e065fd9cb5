import type { Testimonial } from '#content/testimonial.ts';

type QuotationProps = { testimonial: Testimonial; position: string; isCurrent: boolean };

/** One traveller's word. All lie in the same cell, so that the band keeps the height of the longest. */
export function Quotation({ testimonial, position, isCurrent }: QuotationProps) {
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
