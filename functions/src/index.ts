import './global-options.ts';
import './log-console.ts';

export { deleteRecords } from './admin/delete-records.ts';
export { adminCall } from './admin.ts';
export { countFigure } from './figures.ts';
export {
  auditBlogPosts,
  auditContactRequests,
  auditDestinations,
  auditHotels,
  auditPageContent,
  auditSettings,
  auditSubscriptions,
} from './journal/audit-triggers.ts';
export { restoreRecord } from './journal/restore-record.ts';
export {
  eraseRequest,
  resendRequest,
  sendOutboxMail,
} from './mail/mail-triggers.ts';
export { uploadMedia } from './media/upload.ts';
export { eraseSubscriptionMails } from './newsletter/erase-subscription.ts';
export { newsletterLinks } from './newsletter/newsletter-links.ts';
export { subscribeNewsletter } from './newsletter/sign-up.ts';
export { nightly } from './nightly.ts';
export { erasePerson } from './people/erase-person.ts';
export { exportPerson } from './people/export-person.ts';
export { sendContactEmail, sendContactEmailApi } from './requests/send-contact-email.ts';
export { siteFiles } from './site/found/site-files.ts';
export { health } from './site/health.ts';
export { pictures } from './site/pictures.ts';
export { render } from './site/render.ts';
export { shareImages } from './site/share/share-images.ts';
export { tick } from './tick.ts';
