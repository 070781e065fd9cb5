import './global-options.ts';

export {
  auditBlogPosts,
  auditContactRequests,
  auditDestinations,
  auditHotelDestinations,
  auditHotels,
  auditPageContent,
  auditSubscriptions,
} from './audit-triggers.ts';
export { deleteLinked } from './delete-linked.ts';
export { importSubscribers } from './import-subscribers.ts';
export {
  eraseRequest,
  redactSentMails,
  resendRequest,
  sendOutboxMail,
  sweepMails,
} from './mail/mail-triggers.ts';
export { eraseSubscriptionMails } from './newsletter/erase-subscription-mails.ts';
export { newsletterLinks } from './newsletter/newsletter-links.ts';
export { purgeNewsletter } from './newsletter/purge-newsletter.ts';
export { subscribeNewsletter } from './newsletter/subscribe-newsletter.ts';
export { render } from './render.ts';
export { restoreRecord } from './restore-record.ts';
export { sendContactEmail } from './send-contact-email.ts';
export { sendContactEmailApi } from './send-contact-email-api.ts';
export { undoDelete } from './undo-delete.ts';
