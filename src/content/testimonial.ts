import type { Settings } from '#domain/settings/settings-input.ts';

type Quoted = Settings['home_testimonials'][number];

/** A traveller's quotation; `date` is shown as it is. */
export type Testimonial = Quoted & { id: string; rating: 5 };

/** Those that owners wrote, as they are shown: all are of five stars. */
export const toTestimonials = (quoted: readonly Quoted[]): readonly Testimonial[] =>
  quoted.map((testimonial, index) => ({ ...testimonial, id: `${index}`, rating: 5 }));
