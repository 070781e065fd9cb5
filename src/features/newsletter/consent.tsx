import { RIGHTS_LINK } from '#content/rights.ts';

/** The consent text; a changed first sentence needs a new version in newsletter.ts. The dialog has no router for links. */
export const NewsletterConsentText = () => (
  <>
    En vous inscrivant, vous acceptez de recevoir nos newsletters et nos offres commerciales. Vous
    pouvez vous désinscrire à tout moment.{' '}
    <a href={RIGHTS_LINK.href} className="link-text">
      {RIGHTS_LINK.label}
    </a>
  </>
);
