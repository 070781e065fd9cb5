import { DATA_RIGHTS_LINK } from '#content/data-rights.ts';

/**
 * The text that subscribers consent to: if its first sentence changes, add a version in newsletter.ts. The link is an
 * <a>, because the newsletter dialog has no router.
 */
export const NewsletterConsentText = () => (
  <>
    En vous inscrivant, vous acceptez de recevoir nos newsletters et nos offres commerciales. Vous
    pouvez vous désinscrire à tout moment.{' '}
    <a href={DATA_RIGHTS_LINK.href} className="link-text">
      {DATA_RIGHTS_LINK.label}
    </a>
  </>
);
