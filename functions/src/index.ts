import './global-options.ts';

export { render } from './render.ts';
export { sendContactEmail } from './send-contact-email.ts';
export { subscribeNewsletter } from './subscribe-newsletter.ts';
