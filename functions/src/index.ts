import './global-options.ts';
import './log-console.ts';

export { adminCall } from './admin.ts';
export { mendRedirectAndLog as journal } from './audit-log.ts';
export { countFigure } from './figures.ts';
export { sendContactEmail } from './forms/contact.ts';
export { newsletterLinks } from './forms/links.ts';
export { subscribeNewsletter } from './forms/sign-up.ts';
export { sendMail } from './mail/trigger.ts';
export { uploadMedia } from './media/upload.ts';
export { nightly } from './nightly.ts';
export { siteFiles } from './site/files.ts';
export { render } from './site/page.ts';
export { pictures } from './site/pictures.ts';
export { team } from './team.ts';
export { tick } from './tick.ts';
