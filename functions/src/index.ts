import './global-options.ts';

export {
  eraseRequest,
  redactSentMails,
  resendRequest,
  sendOutboxMail,
  sweepMails,
} from './mail/mail-triggers.ts';
export { render } from './render.ts';
export { sendContactEmail } from './send-contact-email.ts';
export { subscribeNewsletter } from './subscribe-newsletter.ts';
