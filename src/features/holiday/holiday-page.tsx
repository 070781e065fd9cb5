import { type ReactNode, Suspense } from 'react';
import { lazyNear } from '#ui/lazy/lazy-near.tsx';
import { BenefitCards } from './benefit-cards.tsx';
import { HolidayHero } from './holiday-hero.tsx';
import { HolidaySteps } from './holiday-steps.tsx';
import { HolidayTestimonials } from './holiday-testimonials.tsx';
import { RequestSection } from './request-section.tsx';

const Testimonials = import.meta.env.SSR
  ? HolidayTestimonials
  : lazyNear(
      'paroles',
      async () => (await import('./holiday-testimonials.tsx')).HolidayTestimonials,
    );

// Made once: whatever is rendered anew around it, the server's part stays until its code is there.
const TESTIMONIALS = (
  <Suspense>
    <Testimonials />
  </Suspense>
);

type HolidayPageProps = {
  /** Covers the poster until it is there. */
  loading?: ReactNode;
};

/** The made-to-measure holiday (spec section 2). */
export function HolidayPage({ loading }: HolidayPageProps) {
  return (
    <>
      <HolidayHero loading={loading} />
      <BenefitCards />
      <RequestSection />
      <HolidaySteps />
      {TESTIMONIALS}
    </>
  );
}
