import { guardedCall } from '../guards/guarded-call.ts';
import { NEWSLETTER_SECRET } from '../guards/settings.ts';
import { siteUrl } from '../site/site-url.ts';
import { handleSignup } from './handle-signup.ts';

export const subscribeNewsletter = guardedCall('newsletter', (db, payload, now, admit) =>
  handleSignup(db, { siteUrl: siteUrl(), secret: NEWSLETTER_SECRET.value() }, payload, now, admit),
);
