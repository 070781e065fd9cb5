import './global-options.ts';

export { newsletterLinks } from './newsletter/newsletter-links.ts';
export { purgeNewsletter } from './newsletter/purge-newsletter.ts';
export { subscribeNewsletter } from './newsletter/subscribe-newsletter.ts';
export { render } from './render.ts';
export { sendContactEmail } from './send-contact-email.ts';
export { sendContactEmailApi } from './send-contact-email-api.ts';
