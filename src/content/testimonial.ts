import type { Settings } from '#domain/settings/settings-fields.ts';

/** A traveller's quotation, as owners write it; `date` is shown as it is. All are of five stars. */
export type Quotation = Settings['home_testimonials'][number];

export type Testimonial = Quotation & { id: string; rating: 5 };
