import { NewsletterPopup } from '#features/newsletter/newsletter-popup.tsx';
import { Testimonials } from '#features/testimonials/testimonials.tsx';

/** The end of the home page, loaded when it comes near. */
export function HomeEnd() {
  return (
    <>
      <Testimonials numeral="III" />
      <NewsletterPopup />
    </>
  );
}
