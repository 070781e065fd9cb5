import { NewsletterPopup } from '#features/newsletter/newsletter-popup.tsx';
import { Testimonials } from '#features/testimonials/testimonials.tsx';

export function HomeEnd() {
  return (
    <>
      <Testimonials />
      <NewsletterPopup />
    </>
  );
}
