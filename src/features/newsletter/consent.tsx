import { RIGHTS } from '#content/rights.ts';

/** The consent text. The version in newsletter.ts changes with the first sentence. No router link: the dialog has no router. */
export const NewsletterConsentText = () => (
  <>
    En vous inscrivant, vous acceptez de recevoir nos newsletters et nos offres commerciales. Vous
    pouvez vous désinscrire à tout moment.{' '}
    <a href={RIGHTS.href} className="link-text">
      {RIGHTS.label}
    </a>
  </>
);
