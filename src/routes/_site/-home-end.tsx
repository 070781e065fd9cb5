import { NewsletterPopup } from '#features/newsletter/newsletter-popup.tsx';
import { Testimonials } from '#features/testimonials/testimonials.tsx';

/** Loaded when the end of the home page comes near. */
export function HomeEnd() {
  return (
    <>
      <Testimonials numeral="III" />
      <NewsletterPopup />
    </>
  );
}
