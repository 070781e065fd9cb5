import { NewsletterPopup } from '#features/newsletter/newsletter-popup.tsx';
import { Testimonials } from '#features/testimonials/testimonials.tsx';

/** The last band of the home page, and what opens beyond it: one piece that is loaded near it. */
export function HomeEnd() {
  return (
    <>
      <Testimonials numeral="III" />
      <NewsletterPopup />
    </>
  );
}
