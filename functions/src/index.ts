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
export { importSubscribers } from './import-subscribers.ts';
export { render } from './render.ts';
export { restoreRecord } from './restore-record.ts';
export { sendContactEmail } from './send-contact-email.ts';
export { subscribeNewsletter } from './subscribe-newsletter.ts';
export { undoDelete } from './undo-delete.ts';
