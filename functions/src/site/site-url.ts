import { defineString } from 'firebase-functions/params';

const SITE_URL = defineString('SITE_URL', {
  label: 'URL of the site',
  description: 'Base of the links in mails, such as https://www.example.org, without a final slash',
});

/** The URL of the published site, without a final slash: the base of the links in mails. */
export function siteUrl(): string {
  return SITE_URL.value().replace(/\/+$/, '');
}
