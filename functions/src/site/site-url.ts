import { defineString } from 'firebase-functions/params';
import { portsWithOffset } from '../../../src/domain/site/ports.ts';

const SITE_URL = defineString('SITE_URL', {
  label: 'Address of the site',
  description:
    'Where links in mails lead, such as https://www.example.org, without a slash at the end',
});

/** Where the site is published, without a slash at the end: what links in mails begin with. */
export function siteUrl(): string {
  if (process.env.FUNCTIONS_EMULATOR === 'true') {
    return `http://127.0.0.1:${portsWithOffset(Number(import.meta.env.VITE_PORT_OFFSET ?? 0)).hosting}`;
  }
  return SITE_URL.value().replace(/\/+$/, '');
}
