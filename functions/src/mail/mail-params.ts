import { defineInt, defineSecret, defineString } from 'firebase-functions/params';

/** What `firebase deploy` asks for; the local suite answers with its own mailbox. */
export const SMTP_HOST = defineString('SMTP_HOST', { description: 'SMTP server of your provider' });
export const SMTP_PORT = defineInt('SMTP_PORT', {
  default: 587,
  description: '465 (TLS from the start) or 587 (STARTTLS)',
});
export const SMTP_USER = defineString('SMTP_USER', { description: 'User name there' });
export const SMTP_PASSWORD = defineSecret('SMTP_PASSWORD');
export const MAIL_FROM = defineString('MAIL_FROM', {
  description: 'Sender of all mails, such as Grand Séjour <bonjour@example.org>',
});
export const MAIL_TO = defineString('MAIL_TO', {
  description: 'Where requests go: one address, or several separated by commas',
});
